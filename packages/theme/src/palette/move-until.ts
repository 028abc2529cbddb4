import { fromLch, toLch, type Hex, type Lch } from '../color/color.ts'

/** A difference in lightness that is less than a step of sRGB. */
const FINE = 1 / 1024
/** The steps by which a way is searched: wide ones first, then such that nothing is stepped over. */
const STRIDES = [1 / 32, 1 / 256] as const

/** Whether a colour will do. */
export type Passes = (candidate: Hex) => boolean

/**
 * Moves a colour's lightness towards black or white, no further than needed, until `passes` holds. Hue stays; chroma
 * gives way only where sRGB ends.
 *
 * @param towards 0 for darker, 1 for lighter.
 * @returns The colour itself if it passes already; the nearest one found that does; else black or white.
 */
export function moveUntil(color: Hex, towards: 0 | 1, passes: Passes): Hex {
  if (passes(color)) return color
  const start = toLch(color)
  return search(start, towards === 1 ? [1] : [-1], passes) ?? (towards === 1 ? '#FFFFFF' : '#000000')
}

/**
 * Moves a colour's lightness in the direction that passes with the smaller change.
 *
 * @returns As {@link moveUntil}; when neither direction passes, black, or white if that alone does.
 */
export function moveNearest(color: Hex, passes: Passes): Hex {
  if (passes(color)) return color
  const found = search(toLch(color), [-1, 1], passes)
  return found ?? (passes('#FFFFFF') && !passes('#000000') ? '#FFFFFF' : '#000000')
}

/** Halves the way between a lightness that fails and one that passes until they are neighbours. */
function narrow(start: Lch, from: number, to: number, end: Hex, passes: Passes): Hex {
  let [failing, passing, found] = [from, to, end]
  while (Math.abs(passing - failing) > FINE) {
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

/** Looks further and further away for the first lightness that passes. */
function search(start: Lch, directions: readonly (1 | -1)[], passes: Passes): Hex | undefined {
  for (const stride of STRIDES) {
    for (let way = stride; way < 1; way += stride) {
      for (const direction of directions) {
        const l = start.l + direction * way
        if (l < 0 || l > 1) continue
        const candidate = fromLch({ ...start, l })
        if (passes(candidate)) return narrow(start, l - direction * stride, l, candidate, passes)
      }
    }
  }
  return undefined
}
