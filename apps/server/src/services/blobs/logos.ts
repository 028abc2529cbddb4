import sharp from 'sharp'
import { invalidField } from '../../errors/service-error.ts'
import { isBitmap, takeTurn } from './pictures.ts'
import { readSvg } from './svg-text.ts'

/** The greatest size of an uploaded logo. */
export const LOGO_MAX_BYTES = 2_000_000

/** Which of an organisation's two logos. */
export type LogoSize = 'small' | 'big'

// In what each is drawn at most, twice as fine as the finest screen shows it.
const BOX: Record<LogoSize, { width: number; height: number }> = {
  small: { width: 256, height: 256 },
  big: { width: 1200, height: 400 },
}
// Decoded pixels, not bytes: a small file can unfold into gigabytes.
const MAX_PIXELS = 25_000_000
const SVG_DPI = 72
const MAX_DPI = 7200
const TIMEOUT_S = 10

/**
 * Draws an uploaded logo anew, as WebP within its box. Nothing of the file itself is kept: of an SVG not its scripts, of
 * any other no metadata and no trailing bytes.
 *
 * @throws {ServiceError} `invalid` for anything but a whole PNG, JPEG, WebP or SVG picture without foreign parts.
 */
export async function encodeLogo(bytes: Uint8Array, size: LogoSize): Promise<Buffer> {
  if (bytes.length > LOGO_MAX_BYTES) throw invalidField('logo', 'The logo must be at most 2 MB')
  const svg = isBitmap(bytes) ? undefined : readSvg(bytes)
  if (!isBitmap(bytes) && svg === undefined) throw refused()
  const input = svg === undefined ? bytes : Buffer.from(svg)
  try {
    return await takeTurn(async () => {
      const { width = 0, height = 0 } = await sharp(input, { limitInputPixels: MAX_PIXELS }).metadata()
      return sharp(input, {
        limitInputPixels: MAX_PIXELS,
        failOn: 'error',
        pages: 1,
        ...(svg === undefined ? {} : { density: densityFor(width, height, size) }),
      })
        .rotate()
        .resize({ ...BOX[size], fit: 'inside', withoutEnlargement: true })
        .webp({ nearLossless: true, quality: 80 })
        .timeout({ seconds: TIMEOUT_S })
        .toBuffer()
    })
  } catch {
    throw refused()
  }
}

/** Vectors are drawn as fine as they are shown, however small their author made them. */
function densityFor(width: number, height: number, size: LogoSize): number {
  const scale = Math.min(BOX[size].width / Math.max(1, width), BOX[size].height / Math.max(1, height))
  return Math.min(MAX_DPI, Math.max(1, SVG_DPI * scale))
}

function refused(): Error {
  return invalidField('logo', 'The logo must be a PNG, JPEG, WebP or SVG file of at most 25 megapixels')
}
