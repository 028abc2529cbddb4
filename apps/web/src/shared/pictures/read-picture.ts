import { HEADER_BYTES, type PictureSize, readPictureSize } from './picture-size.ts'
import { readPictureType } from './picture-type.ts'

/** The most pixels that are drawn: opened, they take 4 bytes each. */
export const PICTURE_MAX_PIXELS = 50_000_000

/** Bytes that may be drawn, under the type that they are. */
export type ReadPicture = { readonly blob: Blob; readonly size: PictureSize }

/**
 * Looks into a file before it is drawn. What it is called and said to be does not count.
 *
 * @returns Nothing if it is no picture, or would unfold to more pixels than are drawn.
 */
export async function readPicture(file: Blob): Promise<ReadPicture | undefined> {
  const start = new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer())
  const type = readPictureType(start)
  const size = type && readPictureSize(start, type)
  if (!size || size.width * size.height > PICTURE_MAX_PIXELS) return undefined
  return { blob: file.slice(0, file.size, type), size }
}
