import sharp from 'sharp'
import { invalidField } from '../../errors/service-error.ts'

/** The greatest size of an uploaded picture. */
export const PICTURE_MAX_BYTES = 5_000_000

const AVATAR_EDGE_PX = 512
// Decoded pixels, not bytes: a small file can unfold into gigabytes.
const MAX_PIXELS = 50_000_000

let lastTurn: Promise<unknown> = Promise.resolve()

/**
 * Re-encodes an uploaded portrait as a square WebP. Nothing of the file itself is kept: no metadata (places, cameras),
 * no trailing bytes.
 *
 * @throws {ServiceError} `invalid` for anything but a whole PNG, JPEG or WebP picture.
 */
export async function encodeAvatar(bytes: Uint8Array): Promise<Buffer> {
  if (bytes.length > PICTURE_MAX_BYTES) throw invalidField('avatar', 'The picture must be at most 5 MB')
  if (!isBitmap(bytes)) throw refused()
  try {
    return await takeTurn(() =>
      sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
        .rotate()
        .resize(AVATAR_EDGE_PX, AVATAR_EDGE_PX, { fit: 'cover' })
        .webp({ quality: 82 })
        .toBuffer(),
    )
  } catch {
    throw refused()
  }
}

/** One picture at a time: a few great ones would take all the threads that sign-ins and files wait for, too. */
export function takeTurn<T>(act: () => Promise<T>): Promise<T> {
  const turn = lastTurn.then(act)
  lastTurn = turn.catch(() => undefined)
  return turn
}

/** Tells PNG, JPEG and WebP by the first bytes: the decoder knows more formats, and some of those (SVG) can name other files. */
export function isBitmap(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  return (
    start.startsWith('\u0089PNG\r\n\u001a\n') ||
    start.startsWith('\u00ff\u00d8\u00ff') ||
    (start.startsWith('RIFF') && start.endsWith('WEBP'))
  )
}

function refused(): Error {
  return invalidField('avatar', 'The picture must be a PNG, JPEG or WebP file')
}
