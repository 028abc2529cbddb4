import type { Hex } from './color/color.ts'
import { contrastRatio } from './contrast/contrast.ts'
import type { Brand, Scheme, TokenName, TokenSet } from './roles/default-tokens.ts'
import { ROLE_PAIRS } from './roles/pairs.ts'

/** One pair as it came out. `ratio` is to 1, by the WCAG 2 formula. */
export interface CheckedPair {
  readonly scheme: Scheme
  readonly foreground: TokenName
  readonly background: TokenName
  readonly minimum: number
  readonly ratio: number
}

/** A token that could not stay as the brand asked. `field` is the company colour it comes from, if any. */
export interface MovedColor {
  readonly scheme: Scheme
  readonly token: TokenName
  readonly field: keyof Brand | undefined
  readonly from: Hex
  readonly to: Hex
  readonly minimum: number
  readonly ratioBefore: number
  readonly ratioAfter: number
}

/** What the theme engine checked and what it moved, for the words beside the fields of the theme editor. */
export interface ThemeReport {
  readonly pairs: readonly CheckedPair[]
  readonly lowest: CheckedPair
  readonly moved: readonly MovedColor[]
}

/** Checks every pair of both schemes. `lowest` is the pair of text (4.5 and more) with the least contrast. */
export function createReport(sets: Record<Scheme, TokenSet>, moved: readonly MovedColor[]): ThemeReport {
  const pairs = (['light', 'dark'] as const).flatMap((scheme) =>
    ROLE_PAIRS.flatMap(({ foreground, backgrounds, minimum }) =>
      backgrounds.map((background): CheckedPair => {
        const ratio = contrastRatio(sets[scheme][foreground], sets[scheme][background])
        return { scheme, foreground, background, minimum, ratio }
      }),
    ),
  )
  const lowest = pairs
    .filter((pair) => pair.minimum >= 4.5)
    .reduce((least, pair) => (pair.ratio < least.ratio ? pair : least))
  return { pairs, lowest, moved }
}
