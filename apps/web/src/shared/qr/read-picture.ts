import { readStill } from './code-reader.ts'
import { TIMEOUT_MS } from './limits.ts'

/** What a file held: a code, a picture without one, or nothing that this browser can show. */
export type PictureReading =
  | { readonly kind: 'read'; readonly text: string }
  | { readonly kind: 'empty' | 'unreadable' }

/** Reads the QR code in a picture from a file, on this device. */
export async function readPicture(file: Blob): Promise<PictureReading> {
  let picture: ImageBitmap
  try {
    picture = await createImageBitmap(file)
  } catch {
    return { kind: 'unreadable' }
  }
  const text = readStill(picture, TIMEOUT_MS)
  picture.close()
  return text === undefined ? { kind: 'empty' } : { kind: 'read', text }
}
