import type { Attachment } from '@umkreis/crypto'
import { asksToBeDrawn } from '../../../shared/pictures/picture-type.ts'

/** The most bytes of a smaller version: one that is larger is none. */
const SMALL_MAX_BYTES = 2 * 1024 * 1024

/**
 * What is loaded to draw a picture in its message: its smaller version, or itself. Nothing for what does not ask to be
 * drawn, or is too large to be loaded unasked.
 */
export function previewOf(attachment: Attachment): Attachment | undefined {
  const { picture, name, mediaType } = attachment
  const small = picture?.small
  if (small && small.sizeBytes <= SMALL_MAX_BYTES) {
    const preview = { ...small, name, mediaType }
    if (asksToBeDrawn(preview)) return preview
  }
  return asksToBeDrawn(attachment) ? attachment : undefined
}

/** Shapes beyond these would leave no room for what stands beside. */
const SHAPE = { narrowest: 0.6, widest: 2.4, unknown: 16 / 9 }

/** Width by height of the place of a picture, so that nothing moves when it arrives. What the message says is bounded. */
export function shapeOf({ picture }: Attachment): number {
  if (!picture) return SHAPE.unknown
  return Math.min(SHAPE.widest, Math.max(SHAPE.narrowest, picture.width / picture.height))
}
