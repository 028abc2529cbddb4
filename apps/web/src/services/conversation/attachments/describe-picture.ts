import { encodeBase64, type PictureHint } from '@umkreis/crypto'
import { rgbaToThumbHash } from 'thumbhash'
import { readPicture } from '../../../shared/pictures/read-picture.ts'

/** What a message says of a picture, and a smaller version of a large one, which goes beside it. */
export type DescribedPicture = {
  readonly mediaType: string
  readonly hint: Omit<PictureHint, 'small'>
  readonly small: Blob | undefined
}

/** The longer side of a smaller version, in pixels: sharp in a message on a dense screen. */
const SMALL_SIDE = 1_280
/** Up to this size a picture is loaded as quickly as a smaller version would be. */
const SMALL_FROM_BYTES = 400_000
/** What ThumbHash takes at most. */
const HASH_SIDE = 100

/** Looks at a file that is about to be sent. @returns Nothing for what is no picture, or none that can be opened here. */
export async function describePicture(file: Blob): Promise<DescribedPicture | undefined> {
  if (typeof createImageBitmap === 'undefined') return undefined
  const picture = await readPicture(file)
  if (!picture) return undefined
  const { type } = picture.blob
  let bitmap: ImageBitmap
  try {
    bitmap = await createImageBitmap(picture.blob)
  } catch {
    // It begins like a picture and is none: it goes as the file that it is.
    return undefined
  }
  try {
    const { width, height } = bitmap
    const tiny = draw(bitmap, HASH_SIDE)
    const { data } = tiny.context.getImageData(0, 0, tiny.canvas.width, tiny.canvas.height)
    const thumbHash = encodeBase64(rgbaToThumbHash(tiny.canvas.width, tiny.canvas.height, data))
    // A smaller version would not move any more.
    const isLarge = type !== 'image/gif' && (file.size > SMALL_FROM_BYTES || Math.max(width, height) > SMALL_SIDE * 2)
    const small = isLarge ? await shrink(bitmap, type) : undefined
    return {
      mediaType: type,
      hint: { width, height, thumbHash },
      small: small && small.size < file.size / 2 ? small : undefined,
    }
  } finally {
    bitmap.close()
  }
}

async function shrink(bitmap: ImageBitmap, type: string): Promise<Blob> {
  // Only what may be transparent needs a type that can be.
  const smallType = type === 'image/jpeg' ? 'image/jpeg' : 'image/webp'
  return draw(bitmap, SMALL_SIDE).canvas.convertToBlob({ type: smallType, quality: 0.8 })
}

function draw(bitmap: ImageBitmap, longerSide: number) {
  const scale = Math.min(1, longerSide / Math.max(bitmap.width, bitmap.height))
  const width = Math.max(1, Math.round(bitmap.width * scale))
  const height = Math.max(1, Math.round(bitmap.height * scale))
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: longerSide === HASH_SIDE })
  if (!context) throw new Error('No canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  return { canvas, context }
}
