import { encodeQR } from 'qr'
import sharp from 'sharp'

/** Light modules around the code, without which cameras do not find it (ISO/IEC 18004, 6.3.8). */
export const QUIET_ZONE = 4

const PIXELS_OF_A_MODULE = 16

/** The modules of a code, row by row; true is dark. */
export function encodeModules(text: string): boolean[][] {
  return encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE })
}

/** Draws a QR code, dark on light, as PNG with a whole number of pixels for each module. */
export function drawQrPicture(text: string): Promise<Buffer> {
  const modules = encodeModules(text)
  const size = modules.length
  const grey = Buffer.from(modules.flatMap((row) => row.map((isDark) => (isDark ? 0 : 255))))
  return sharp(grey, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * PIXELS_OF_A_MODULE, size * PIXELS_OF_A_MODULE, { kernel: 'nearest' })
    .png({ palette: true, colours: 2 })
    .toBuffer()
}
