/** The shorter side is made no longer than this: more than twice of what is shown anywhere. */
const SHORT_SIDE_MAX = 1200

/** Bytes up to which a picture is opened at all. */
export const SOURCE_MAX_BYTES = 50_000_000

/**
 * Opens a picture of whatever kind this browser knows, upright, and of an animated one the first frame.
 *
 * @throws {DOMException} For what it can't open.
 */
export async function openPicture(file: Blob): Promise<ImageBitmap> {
  const whole = await createImageBitmap(file)
  const scale = SHORT_SIDE_MAX / Math.min(whole.width, whole.height)
  if (scale >= 1) return whole
  try {
    return await createImageBitmap(whole, {
      resizeWidth: Math.round(whole.width * scale),
      resizeHeight: Math.round(whole.height * scale),
      resizeQuality: 'high',
    })
  } finally {
    whole.close()
  }
}
