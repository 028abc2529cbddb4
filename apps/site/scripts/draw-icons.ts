import { readFileSync } from 'node:fs'
import sharp from 'sharp'

const SIZES = [180, 192, 512] as const
// Far enough from the edge for every shape that a phone may cut.
const MARK_SHARE = 0.62

/** The mark on paper in the sizes that phones ask for, by their addresses. */
export async function drawIcons(): Promise<Record<string, Uint8Array>> {
  const mark = readFileSync(new URL('../public/favicon.svg', import.meta.url))
  const drawn = await Promise.all(
    SIZES.map(async (size) => {
      const inner = await sharp(mark, { density: size * 3 })
        .resize(Math.round(size * MARK_SHARE))
        .png()
        .toBuffer()
      const icon = await sharp({ create: { width: size, height: size, channels: 4, background: '#FFF8F6' } })
        .composite([{ input: inner, gravity: 'centre' }])
        .png({ palette: true })
        .toBuffer()
      return [`icons/icon-${size}.png`, icon] as const
    }),
  )
  return Object.fromEntries(drawn)
}
