import type { TokenName } from './default-tokens.ts'

/** A guarantee: `foreground` stands on each of `backgrounds` with at least `minimum` to 1. */
export interface RolePair {
  readonly foreground: TokenName
  readonly backgrounds: readonly TokenName[]
  readonly minimum: number
}

const PAGE = ['canvas', 'surface'] as const
const QUIET = ['canvas', 'surface', 'sunken', 'wash', 'washFaint'] as const
const READING = [...QUIET, 'washHover', 'accentWash', 'mark', 'ownMessage', 'disc1', 'disc2'] as const

/** Text needs 4.5, outlines and lines that carry meaning 3, a line beside one that does 2.4. */
const TEXT = 4.5
const CONTROL = 3
const SEEN = 2.4

/** Every pair that a theme promises, in both schemes. A token is moved against all its backgrounds at once. */
export const ROLE_PAIRS: readonly RolePair[] = [
  { foreground: 'text', backgrounds: READING, minimum: TEXT },
  { foreground: 'textMuted', backgrounds: [...QUIET, 'ownMessage', 'disc1', 'disc2'], minimum: TEXT },
  { foreground: 'textFaint', backgrounds: ['canvas', 'surface', 'sunken', 'washFaint'], minimum: TEXT },
  { foreground: 'accentText', backgrounds: ['canvas', 'surface', 'accentWash', 'ownMessage'], minimum: TEXT },
  { foreground: 'onInk', backgrounds: ['ink', 'inkHover', 'inkPressed'], minimum: TEXT },
  { foreground: 'onAccent', backgrounds: ['accent', 'accentHover', 'accentPressed'], minimum: TEXT },
  { foreground: 'onBar', backgrounds: ['bar'], minimum: TEXT },
  { foreground: 'barMuted', backgrounds: ['bar'], minimum: TEXT },
  { foreground: 'barAction', backgrounds: ['bar'], minimum: TEXT },
  { foreground: 'barSuccess', backgrounds: ['bar'], minimum: TEXT },
  { foreground: 'barDanger', backgrounds: ['bar'], minimum: TEXT },
  { foreground: 'barLine', backgrounds: ['bar'], minimum: CONTROL },
  { foreground: 'onBanner', backgrounds: ['banner'], minimum: TEXT },
  { foreground: 'success', backgrounds: PAGE, minimum: TEXT },
  { foreground: 'warning', backgrounds: PAGE, minimum: TEXT },
  { foreground: 'danger', backgrounds: [...PAGE, 'dangerWash'], minimum: TEXT },
  { foreground: 'onDanger', backgrounds: ['danger'], minimum: TEXT },
  { foreground: 'ink', backgrounds: [...QUIET, 'ownMessage'], minimum: CONTROL },
  { foreground: 'borderStrong', backgrounds: PAGE, minimum: CONTROL },
  { foreground: 'focus', backgrounds: [...QUIET], minimum: CONTROL },
  { foreground: 'line1', backgrounds: QUIET, minimum: CONTROL },
  { foreground: 'bannerLine1', backgrounds: ['banner', 'bannerDisc1', 'bannerDisc2'], minimum: CONTROL },
  { foreground: 'line2', backgrounds: PAGE, minimum: SEEN },
  { foreground: 'bannerLine2', backgrounds: ['banner'], minimum: SEEN },
]
