import { fromLch, toLch, type Hex } from '../color/color.ts'

const STEPS = 24

/**
 * Moves a colour's lightness towards black or white, no further than needed, until `passes` holds. Hue stays; chroma
 * gives way only where sRGB ends.
 *
 * @param towards 0 for darker, 1 for lighter.
 * @returns The colour itself if it passes already; the nearest one found that does; else black or white.
 */
export function moveUntil(color: Hex, towards: 0 | 1, passes: (candidate: Hex) => boolean): Hex {
  if (passes(color)) return color
  const start = toLch(color)
  let failing = start.l
  let passing: number = towards
  let found: Hex = towards === 1 ? '#FFFFFF' : '#000000'
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (failing + passing) / 2
    const candidate = fromLch({ ...start, l: middle })
    if (passes(candidate)) {
      passing = middle
      found = candidate
    } else {
      failing = middle
    }
  }
  return found
}

/**
 * Moves a colour's lightness in the direction that passes with the smaller change.
 *
 * @returns As {@link moveUntil}; when neither direction passes, the darker end.
 */
export function moveNearest(color: Hex, passes: (candidate: Hex) => boolean): Hex {
  const { l } = toLch(color)
  const [darker, lighter] = [moveUntil(color, 0, passes), moveUntil(color, 1, passes)]
  if (!passes(lighter)) return darker
  if (!passes(darker)) return lighter
  return Math.abs(toLch(darker).l - l) <= Math.abs(toLch(lighter).l - l) ? darker : lighter
}
