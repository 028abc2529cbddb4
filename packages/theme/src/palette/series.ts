import { fromLch, toLch, type Hex } from '../color/color.ts'
import { contrastRatio } from '../contrast/contrast.ts'
import type { Scheme, TokenSet } from '../roles/default-tokens.ts'
import { difference, perceive, usualDifference, type Impression } from './vision.ts'

/** The tokens of the chart series, in the order in which a chart takes them. */
export const CHART_SERIES = ['chart1', 'chart2', 'chart3', 'chart4', 'chart5', 'chart6'] as const

/** One of {@link CHART_SERIES}. */
export type ChartSeries = (typeof CHART_SERIES)[number]

/**
 * What every theme keeps between any two series and between neighbours, by `difference`: with usual vision and with
 * protanopia, deuteranopia and tritanopia.
 */
export const SERIES_APART = { any: 0.08, neighbours: 0.09 } as const

const OUTLINE_BELOW = 3
const SHAPE = 1.5

type Candidate = { readonly hex: Hex; readonly impression: Impression }

const LIGHTNESS: Readonly<Record<Scheme, readonly number[]>> = {
  light: [0.28, 0.36, 0.44, 0.52, 0.6, 0.68, 0.76],
  dark: [0.52, 0.6, 0.68, 0.76, 0.84, 0.92],
}
const CHROMA = [0.14, 0.07]
const HUES = Array.from({ length: 18 }, (_none, turn) => turn * 20)

const known: Partial<Record<Scheme, readonly Candidate[]>> = {}

/** Made when the first company theme needs them. */
function candidates(scheme: Scheme): readonly Candidate[] {
  known[scheme] ??= LIGHTNESS[scheme].flatMap((l) => CHROMA.flatMap((c) => HUES.map((h) => toCandidate({ l, c, h }))))
  return known[scheme]
}

function toCandidate(lch: Parameters<typeof fromLch>[0]): Candidate {
  const hex = fromLch(lch)
  return { hex, impression: perceive(hex) }
}

/** Whether a series needs the 1.5 px outline in `ink`: where its colour has less than 3:1 on the surface. */
export function needsOutline(tokens: TokenSet, series: ChartSeries): boolean {
  return contrastRatio(tokens[series], tokens.surface) < OUTLINE_BELOW
}

/** The series of one scheme, and how far apart the closest two of them are by `difference`. */
export interface SpreadSeries {
  readonly colors: Readonly<Record<ChartSeries, Hex>>
  readonly apart: number
}

/**
 * The six series of a theme, told apart with every kind of colour vision. The first stays; each next one keeps its colour
 * if that is far enough from those before it, then tries its own hue lighter or darker, then the nearest colour that is.
 * The designed series are far enough apart to stay.
 */
export function spreadSeries(scheme: Scheme, tokens: TokenSet): SpreadSeries {
  const colors: Partial<Record<ChartSeries, Hex>> = {}
  const placed: Impression[] = []
  let apart = Infinity
  for (const series of CHART_SERIES) {
    const own = { hex: tokens[series], impression: perceive(tokens[series]) }
    const { hex, impression } = choose(scheme, tokens, own, placed)
    for (const other of placed) apart = Math.min(apart, difference(impression, other))
    colors[series] = hex
    placed.push(impression)
  }
  return { colors: colors as Record<ChartSeries, Hex>, apart }
}

/** How far a colour is from all before it, in parts of what is needed: 1 and more is enough. */
function room(impression: Impression, placed: readonly Impression[]): number {
  let least = Infinity
  for (const [place, other] of placed.entries()) {
    const needed = place === placed.length - 1 ? SERIES_APART.neighbours : SERIES_APART.any
    least = Math.min(least, difference(impression, other) / needed)
  }
  return least
}

function choose(scheme: Scheme, tokens: TokenSet, own: Candidate, placed: readonly Impression[]): Candidate {
  if (room(own.impression, placed) >= 1) return own
  const { c, h } = toLch(own.hex)
  const ownHue = LIGHTNESS[scheme].map((l) => toCandidate({ l, c, h }))
  return nearest(own, tokens, ownHue, placed) ?? nearest(own, tokens, candidates(scheme), placed) ?? own
}

function nearest(
  wanted: Candidate,
  tokens: TokenSet,
  choices: readonly Candidate[],
  placed: readonly Impression[],
): Candidate | undefined {
  let best: Candidate | undefined
  let shortest = Infinity
  for (const choice of choices) {
    const way = usualDifference(wanted.impression, choice.impression)
    if (way >= shortest || room(choice.impression, placed) < 1 || !isShape(choice.hex, tokens)) continue
    best = choice
    shortest = way
  }
  return best
}

function isShape(color: Hex, { canvas, surface }: TokenSet): boolean {
  return contrastRatio(color, canvas) >= SHAPE && contrastRatio(color, surface) >= SHAPE
}
