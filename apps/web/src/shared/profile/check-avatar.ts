/** Kinds of pictures that the server takes. */
export const AVATAR_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const

/** Bytes of a picture at most. */
export const AVATAR_MAX_BYTES = 5 * 1024 * 1024

/**
 * Checks a picture before it is sent, to spare somebody a long upload for nothing.
 *
 * @returns What is wrong with it; `undefined` when nothing is.
 */
export function checkAvatar(file: Pick<File, 'size' | 'type'>): 'pictureTooBig' | 'pictureWrongKind' | undefined {
  if (!AVATAR_TYPES.some((type) => type === file.type)) return 'pictureWrongKind'
  return file.size > AVATAR_MAX_BYTES ? 'pictureTooBig' : undefined
}
