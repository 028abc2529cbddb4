import { toLch } from '../color/color.ts'
import { keepsHue } from '../palette/hue.ts'
import type { Brand, TokenName } from '../roles/default-tokens.ts'
import type { CheckedPair, MovedColor, ThemeReport } from './report.ts'

/** What one sentence beside a company colour needs; see {@link summariseField}. */
export interface FieldSummary {
  readonly field: keyof Brand
  /** The pair that speaks for this colour: the label on the banner, text on the page, a line on the page. */
  readonly check: CheckedPair
  /**
   * How the colour itself is drawn in the light scheme where it could not stay; nothing where it stays. `isGrey`: it was
   * given with no hue that anybody would see, so nothing is to be said of its hue.
   */
  readonly drawn: (MovedColor & { readonly sameHue: boolean; readonly isGrey: boolean }) | undefined
  /** What else of this colour's family was moved, in both schemes. */
  readonly others: readonly MovedColor[]
}

/** The least chroma, in OKLCH, that is seen as a colour. */
const SEEN_HUE = 0.02

/** Where each company colour itself appears, and the pair by which it is judged. */
const SPEAKERS = {
  banner: { own: 'accent', foreground: 'onBanner', background: 'banner' },
  bgcolor: { own: 'canvas', foreground: 'text', background: 'canvas' },
  line1: { own: 'line1', foreground: 'line1', background: 'canvas' },
  line2: { own: 'line2', foreground: 'line2', background: 'canvas' },
} as const satisfies Record<keyof Brand, Record<'own' | 'foreground' | 'background', TokenName>>

/**
 * What became of one company colour, as data for one visible sentence: "Label on it 9.9", or "Too faint on the page (1.7).
 * Drawn as #E57E9F, same hue, 2.5". The banner itself always keeps its colour: for `banner`, `drawn` is the buttons.
 */
export function summariseField(report: ThemeReport, field: keyof Brand): FieldSummary {
  const { own, foreground, background } = SPEAKERS[field]
  const check = report.pairs.find(
    (pair) => pair.scheme === 'light' && pair.foreground === foreground && pair.background === background,
  )
  if (!check) throw new RangeError(`No pair speaks for "${field}": ${foreground} on ${background}.`)
  const isOwn = (entry: MovedColor) => entry.scheme === 'light' && entry.token === own
  const drawn = report.moved.find(isOwn)
  return {
    field,
    check,
    drawn: drawn && { ...drawn, sameHue: keepsHue(drawn.from, drawn.to), isGrey: toLch(drawn.from).c < SEEN_HUE },
    others: report.moved.filter((entry) => entry.field === field && !isOwn(entry)),
  }
}
