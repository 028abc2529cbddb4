import type { Hex } from '../color/color.ts'
import { luminance, ratioOf } from '../contrast/contrast.ts'
import type { ChartSeries } from '../palette/series.ts'
import type { Brand, Scheme, TokenName, TokenSet } from '../roles/default-tokens.ts'
import { ROLE_PAIRS, TEXT_MINIMUM } from '../roles/pairs.ts'

/** One pair as it came out. `ratio` is to 1, by the WCAG 2 formula. */
export interface CheckedPair {
  readonly scheme: Scheme
  readonly foreground: TokenName
  readonly background: TokenName
  readonly minimum: number
  readonly ratio: number
}

/**
 * A token that could not stay as the brand asked: `from` is what the brand asked for, `to` what is drawn. `against` is
 * the token it was hardest to tell from: `ratioBefore` and `ratioAfter` are measured against it, `minimum` is what is needed.
 * `field` is the company colour the token comes from, nothing where it comes from none.
 */
export interface MovedColor {
  readonly scheme: Scheme
  readonly token: TokenName
  readonly field: keyof Brand | undefined
  readonly from: Hex
  readonly to: Hex
  readonly against: TokenName
  readonly minimum: number
  readonly ratioBefore: number
  readonly ratioAfter: number
}

/**
 * The chart series of one scheme. `chosen` were given another colour than the brand carries over, to be told apart;
 * `outlined` have less than 3:1 on the surface and need the 1.5 px outline in `ink`; `apart` is the distance in OKLab
 * between the closest two for whoever tells them apart worst (see `SERIES_APART`).
 */
export interface SeriesReport {
  readonly scheme: Scheme
  readonly chosen: readonly ChartSeries[]
  readonly outlined: readonly ChartSeries[]
  readonly apart: number
}

/**
 * What the theme engine checked and what it moved, for the words beside the fields of the theme editor. `lowest` is the
 * pair of text (4.5 and more) with the least contrast. `moved` has each token of each scheme at most once; what follows
 * a moved page from there is not listed, nor are the chart series that were chosen anew, which `series` tells of.
 */
export interface ThemeReport {
  readonly pairs: readonly CheckedPair[]
  readonly lowest: CheckedPair
  readonly moved: readonly MovedColor[]
  readonly series: readonly SeriesReport[]
}

/** Checks every pair of both schemes. */
export function createReport(
  sets: Readonly<Record<Scheme, TokenSet>>,
  moved: readonly MovedColor[],
  series: readonly SeriesReport[],
): ThemeReport {
  const pairs = (['light', 'dark'] as const).flatMap((scheme) => checkPairs(scheme, sets[scheme]))
  const lowest = pairs
    .filter((pair) => pair.minimum >= TEXT_MINIMUM)
    .reduce((least, pair) => (pair.ratio < least.ratio ? pair : least))
  return { pairs, lowest, moved, series }
}

function checkPairs(scheme: Scheme, tokens: TokenSet): CheckedPair[] {
  const lights: Partial<Record<TokenName, number>> = {}
  const lightOf = (token: TokenName) => (lights[token] ??= luminance(tokens[token]))
  return ROLE_PAIRS.flatMap(({ foreground, backgrounds, minimum }) =>
    backgrounds.map((background) => {
      const ratio = ratioOf(lightOf(foreground), lightOf(background))
      return { scheme, foreground, background, minimum, ratio }
    }),
  )
}
