import sharp from 'sharp'
import { invalidField } from '../../errors/service-error.ts'
import { PICTURE_MAX_BYTES, isBitmap, takeTurn } from '../blobs/pictures.ts'

// As wide as a post on a screen of twice as many pixels.
const EDGE_PX = 1600
// Decoded pixels, not bytes: a small file can unfold into gigabytes.
const MAX_PIXELS = 50_000_000

/**
 * Re-encodes a picture as WebP of at most 1600 pixels each way, or fewer. Nothing of the file itself is kept: no metadata
 * (places, cameras), no trailing bytes.
 *
 * @throws {ServiceError} `invalid` for anything but a whole PNG, JPEG or WebP picture of at most 5 MB.
 */
export async function encodePicture(
  bytes: Uint8Array,
  edgePx = EDGE_PX,
): Promise<{ data: Buffer; width: number; height: number }> {
  if (bytes.length > PICTURE_MAX_BYTES) throw invalidField('picture', 'The picture must be at most 5 MB')
  const refused = () => invalidField('picture', 'The picture must be a PNG, JPEG or WebP file')
  if (!isBitmap(bytes)) throw refused()
  try {
    const { data, info } = await takeTurn(() =>
      sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
        .rotate()
        .resize(edgePx, edgePx, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 80 })
        .toBuffer({ resolveWithObject: true }),
    )
    return { data, width: info.width, height: info.height }
  } catch {
    throw refused()
  }
}
