import { fromLch, toLch, type Hex, type Lch } from '../color/color.ts'

/** How a token follows the company's colour: `tone` keeps the token's own lightness, `shift` keeps its distance. */
export type Following = 'tone' | 'shift'

const MOST_CHROMA_GAIN = 1.6
const FAINT = 0.012
/** The share of its chroma that a colour keeps where a shift has room. */
const ROOMY = 0.8

/**
 * Carries a token over from the colour it was designed with to a company's colour: the same step in hue, the same share
 * of chroma, and in lightness either the token's own or the same distance. Where that distance leads out of sRGB, so that
 * the colour would fade or end at white or black, it is kept to the other side: yellow is pointed at with a darker yellow.
 *
 * @param token The designed token.
 * @param designed The colour it was designed with.
 * @param own The company's colour in that place.
 */
export function transplant(token: Lch, designed: Lch, own: Lch, following: Following): Hex {
  const gain = Math.min(MOST_CHROMA_GAIN, own.c / Math.max(designed.c, FAINT))
  const c = token.c * gain
  const h = designed.c < FAINT ? own.h : own.h + (token.h - designed.h)
  if (following === 'tone') return fromLch({ l: token.l, c, h })
  const distance = token.l - designed.l
  const there = fromLch({ l: own.l + distance, c, h })
  return hasRoom(there, own.l + distance, c) ? there : fromLch({ l: own.l - distance, c, h })
}

function hasRoom(color: Hex, l: number, c: number): boolean {
  return l >= 0 && l <= 1 && (c < FAINT || toLch(color).c >= c * ROOMY)
}
