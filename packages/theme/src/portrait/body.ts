import type { HairColors, SkinColors } from './colors.ts'
import type { Neckline } from './parameters.ts'
import { line, path } from './shape.ts'

/*
 * The shoulders are an ellipse cut by the disc. The cut is computed, not clipped: a clip path needs an id, and many
 * portraits stand in one page.
 */
const SHOULDERS = { cx: 50, cy: 103, rx: 42, ry: 31.4 }

function shouldersPath(): string {
  const { x, y } = cutWithDisc()
  return `M${100 - x} ${y}A${SHOULDERS.rx} ${SHOULDERS.ry} 0 0 1 ${x} ${y}A50 50 0 0 1 ${100 - x} ${y}Z`
}

/** The right point where the ellipse of the shoulders meets the disc, by bisection over the height. */
function cutWithDisc(): { x: number; y: number } {
  let high = 75
  let low = 99
  for (let step = 0; step < 40; step += 1) {
    const y = (high + low) / 2
    const onDisc = Math.sqrt(2500 - (y - 50) ** 2)
    const onShoulders = SHOULDERS.rx * Math.sqrt(1 - ((y - SHOULDERS.cy) / SHOULDERS.ry) ** 2)
    if (onShoulders < onDisc) high = y
    else low = y
  }
  const y = Number(high.toFixed(2))
  return { x: Number((50 + Math.sqrt(2500 - (y - 50) ** 2)).toFixed(2)), y }
}

const SHOULDERS_PATH = shouldersPath()
const COVERED_NECK = 'M42.2 58H57.8V74H42.2Z'
const NECK = 'M42.2 58H57.8V73.6C57.8 78 54.4 81.2 50 81.2S42.2 78 42.2 73.6Z'

/** Shoulders, neck and what the clothes do there. */
export function paintBody(neckline: Neckline, cloth: HairColors, skin: SkinColors): string {
  const shoulders = path(SHOULDERS_PATH, cloth.base)
  const neck = path(NECK, skin.shade)
  switch (neckline) {
    case 'round':
      return shoulders + neck
    case 'roll':
      return (
        shoulders +
        path(COVERED_NECK, skin.shade) +
        path('M41.2 69.6C44 72.2 56 72.2 58.8 69.6L59.6 77C56 81 44 81 40.4 77Z', cloth.base) +
        line('M41.4 71.4C45 74.2 55 74.2 58.6 71.4', cloth.shade, 1.1)
      )
    case 'collar':
      return (
        shoulders +
        neck +
        path('M42 70.6L50 81.4L45.4 89L36.6 75.2Z', cloth.shade) +
        path('M58 70.6L50 81.4L54.6 89L63.4 75.2Z', cloth.shade)
      )
    case 'deep':
      return shoulders + path('M42.2 58H57.8V72.6L50 87.6L42.2 72.6Z', skin.shade)
  }
}
