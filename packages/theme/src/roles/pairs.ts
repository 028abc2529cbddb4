import type { TokenName } from './default-tokens.ts'

/** A guarantee: `foreground` stands on each of `backgrounds` with at least `minimum` to 1. */
export interface RolePair {
  readonly foreground: TokenName
  readonly backgrounds: readonly TokenName[]
  readonly minimum: number
}

const PAGE = ['canvas', 'surface'] as const
const QUIET = [...PAGE, 'sunken', 'wash', 'washFaint'] as const
const HINTS = [...QUIET, 'washHover', 'accentWash', 'dangerWash', 'ownMessage', 'disc1', 'disc2'] as const

/** What text needs, by WCAG 2.2 AA. */
export const TEXT_MINIMUM = 4.5
/** What outlines, icons and lines need that carry meaning, by WCAG 2.2 AA. */
const CONTROL = 3
/** What a line needs that always stands beside another one or a word. */
const BESIDE = 2.4
/** What a fill needs to be seen as a shape, when its label carries the meaning. */
const SHAPE = 1.5
/** What only decorates, or only lies behind a word, still has to be there: thin things more, whole areas less. */
const TRACE = 1.2
const GROUND = 1.08

/**
 * Every pair that a theme promises, in both schemes, in the order in which they are fitted: a token is moved against all
 * its backgrounds at once. A pair that a component draws and this table lacks is unread: add the row with the component.
 * The first rows keep washes and hairlines from melting into the page; no guideline asks for them.
 */
export const ROLE_PAIRS: readonly RolePair[] = [
  { foreground: 'wash', backgrounds: PAGE, minimum: GROUND },
  { foreground: 'accentWash', backgrounds: PAGE, minimum: GROUND },
  { foreground: 'ownMessage', backgrounds: PAGE, minimum: GROUND },
  { foreground: 'washFaint', backgrounds: PAGE, minimum: 1.04 },
  { foreground: 'washHover', backgrounds: PAGE, minimum: GROUND },
  { foreground: 'mark', backgrounds: PAGE, minimum: TRACE },
  { foreground: 'border', backgrounds: PAGE, minimum: TRACE },
  { foreground: 'halo', backgrounds: PAGE, minimum: TRACE },
  { foreground: 'pale', backgrounds: PAGE, minimum: TRACE },
  { foreground: 'text', backgrounds: [...HINTS, 'mark', 'disc3'], minimum: TEXT_MINIMUM },
  { foreground: 'textMuted', backgrounds: HINTS, minimum: TEXT_MINIMUM },
  { foreground: 'textFaint', backgrounds: [...QUIET, 'disc1'], minimum: TEXT_MINIMUM },
  { foreground: 'onDisabled', backgrounds: ['disabled'], minimum: TEXT_MINIMUM },
  { foreground: 'accentText', backgrounds: [...QUIET, 'accentWash', 'ownMessage', 'disc1'], minimum: TEXT_MINIMUM },
  { foreground: 'success', backgrounds: [...QUIET, 'washHover'], minimum: TEXT_MINIMUM },
  { foreground: 'warning', backgrounds: [...QUIET, 'washHover'], minimum: TEXT_MINIMUM },
  { foreground: 'danger', backgrounds: [...QUIET, 'washHover', 'dangerWash'], minimum: TEXT_MINIMUM },
  { foreground: 'success', backgrounds: ['pale'], minimum: CONTROL },
  { foreground: 'danger', backgrounds: ['pale'], minimum: CONTROL },
  { foreground: 'onDanger', backgrounds: ['danger', 'dangerHover', 'dangerPressed'], minimum: TEXT_MINIMUM },
  { foreground: 'ink', backgrounds: [...QUIET, 'ownMessage', 'disc1'], minimum: TEXT_MINIMUM },
  { foreground: 'line1', backgrounds: [...QUIET, 'pale', 'disc1', 'disc2'], minimum: CONTROL },
  { foreground: 'onInk', backgrounds: ['ink', 'inkHover', 'inkPressed'], minimum: TEXT_MINIMUM },
  { foreground: 'onInk', backgrounds: ['line1'], minimum: CONTROL },
  { foreground: 'accent', backgrounds: PAGE, minimum: SHAPE },
  { foreground: 'onAccent', backgrounds: ['accent', 'accentHover', 'accentPressed'], minimum: TEXT_MINIMUM },
  { foreground: 'caret', backgrounds: PAGE, minimum: BESIDE },
  { foreground: 'borderStrong', backgrounds: QUIET, minimum: CONTROL },
  { foreground: 'focus', backgrounds: HINTS, minimum: CONTROL },
  { foreground: 'present', backgrounds: PAGE, minimum: CONTROL },
  { foreground: 'line2', backgrounds: PAGE, minimum: BESIDE },
  { foreground: 'bar', backgrounds: ['accent'], minimum: SHAPE },
  { foreground: 'onBar', backgrounds: ['bar', 'barWash', 'barWashHover', 'panel'], minimum: TEXT_MINIMUM },
  { foreground: 'barMuted', backgrounds: ['bar', 'barWash'], minimum: TEXT_MINIMUM },
  { foreground: 'barAction', backgrounds: ['bar'], minimum: TEXT_MINIMUM },
  { foreground: 'barSuccess', backgrounds: ['bar'], minimum: TEXT_MINIMUM },
  { foreground: 'barDanger', backgrounds: ['bar', 'barWash'], minimum: TEXT_MINIMUM },
  { foreground: 'barLine', backgrounds: ['bar'], minimum: CONTROL },
  { foreground: 'onBanner', backgrounds: ['banner', 'bannerDisc1', 'bannerDisc2'], minimum: TEXT_MINIMUM },
  { foreground: 'bannerLine1', backgrounds: ['banner', 'bannerDisc1', 'bannerDisc2'], minimum: CONTROL },
  { foreground: 'bannerLine2', backgrounds: ['banner'], minimum: BESIDE },
  { foreground: 'chart1', backgrounds: PAGE, minimum: CONTROL },
  { foreground: 'chart2', backgrounds: PAGE, minimum: SHAPE },
  { foreground: 'chart3', backgrounds: PAGE, minimum: SHAPE },
  { foreground: 'chart4', backgrounds: PAGE, minimum: SHAPE },
  { foreground: 'chart5', backgrounds: PAGE, minimum: SHAPE },
  { foreground: 'chart6', backgrounds: PAGE, minimum: SHAPE },
]

/** Colours with a meaning of their own: they never move, so what they stand on makes room for them. */
export const FIXED_TOKENS: ReadonlySet<TokenName> = new Set([
  'success',
  'warning',
  'danger',
  'dangerHover',
  'dangerPressed',
  'onDanger',
  'dangerWash',
  'barSuccess',
  'barDanger',
])
