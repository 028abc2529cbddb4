/** Kinds of pictures that are drawn in the page: pixels only, nothing that could run or load something. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'] as const

/** A kind of picture that may be drawn. */
export type PictureType = (typeof PICTURE_TYPES)[number]

/** The most bytes of a picture that is loaded without being asked for. */
export const PREVIEW_MAX_BYTES = 12 * 1024 * 1024

/** Bytes of a file's beginning that tell its kind. */
export const SIGNATURE_BYTES = 16

/** Whether the file that a message names asks to be drawn. Its bytes have to agree before it is. */
export function asksToBeDrawn({ mediaType, sizeBytes }: { mediaType: string; sizeBytes: number }): boolean {
  return PICTURE_TYPES.some((type) => type === mediaType.toLowerCase()) && sizeBytes <= PREVIEW_MAX_BYTES
}

/** The kind of picture that a file is by its first bytes, whatever it is called; undefined for anything else. */
export function readPictureType(start: Uint8Array): PictureType | undefined {
  const text = String.fromCharCode(...start.subarray(0, SIGNATURE_BYTES))
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (/^GIF8[79]a/.test(text)) return 'image/gif'
  if (/^RIFF[\s\S]{4}WEBP/.test(text)) return 'image/webp'
  if (/^[\s\S]{4}ftypavi[fs]/.test(text)) return 'image/avif'
  return undefined
}
