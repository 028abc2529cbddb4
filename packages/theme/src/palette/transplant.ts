import { fromLch, toLch, type Hex } from '../color/color.ts'

/** How a token follows the company's colour: `tone` keeps the token's own lightness, `shift` keeps its distance. */
export type Following = 'tone' | 'shift'

const MOST_CHROMA_GAIN = 1.6
const FAINT = 0.012

/**
 * Carries a token over from the colour it was designed with to a company's colour: the same step in hue, the same share
 * of chroma, and in lightness either the token's own or the same distance.
 *
 * @param token The designed token.
 * @param designed The colour it was designed with.
 * @param own The company's colour in that place. The same colour gives the token back unchanged.
 */
export function transplant(token: Hex, designed: Hex, own: Hex, following: Following): Hex {
  if (designed === own) return token
  if (designed === token) return own
  const [t, d, o] = [toLch(token), toLch(designed), toLch(own)]
  const gain = Math.min(MOST_CHROMA_GAIN, o.c / Math.max(d.c, FAINT))
  return fromLch({
    l: following === 'tone' ? t.l : o.l + (t.l - d.l),
    c: t.c * gain,
    h: d.c < FAINT ? o.h : o.h + (t.h - d.h),
  })
}
