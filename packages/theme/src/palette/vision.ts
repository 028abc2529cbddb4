import {
  convertRgbToLrgb,
  convertLrgbToOklab,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  modeRgb,
  useMode,
  type Rgb,
} from 'culori/fn'
import type { Hex } from '../color/color.ts'

useMode(modeRgb)

/** The four ways of seeing that chart series are told apart in: usual, without red, without green, without blue cones. */
export const VISIONS = ['usual', 'protanopia', 'deuteranopia', 'tritanopia'] as const

/** One of {@link VISIONS}. */
export type Vision = (typeof VISIONS)[number]

/** Complete lack of one kind of cone, by the model of Machado, Oliveira and Fernandes (2009). */
const SEEN_AS: Readonly<Record<Vision, (color: Rgb) => Rgb>> = {
  usual: (color) => color,
  protanopia: filterDeficiencyProt(1),
  deuteranopia: filterDeficiencyDeuter(1),
  tritanopia: filterDeficiencyTrit(1),
}

/** A colour as it is perceived in each of {@link VISIONS}: three OKLab coordinates each, in their order. */
export type Impression = Float64Array

/** How a colour is perceived with each kind of colour vision. */
export function perceive(color: Hex): Impression {
  const bits = Number.parseInt(color.slice(1), 16)
  const rgb: Rgb = { mode: 'rgb', r: (bits >> 16) / 255, g: ((bits >> 8) & 255) / 255, b: (bits & 255) / 255 }
  const impression = new Float64Array(VISIONS.length * 3)
  for (const [place, vision] of VISIONS.entries()) {
    const { l, a, b } = convertLrgbToOklab(convertRgbToLrgb(SEEN_AS[vision](rgb)))
    impression.set([l, a, b], place * 3)
  }
  return impression
}

/** How far two colours are apart with usual vision, in OKLab. */
export function usualDifference(first: Impression, second: Impression): number {
  return distance(first, second, 0)
}

/**
 * How far two colours are apart for whoever tells them apart worst: the smallest of the four distances in OKLab.
 *
 * @returns 0 for the same, 1 for black and white; about 0.02 can just be told side by side.
 */
export function difference(first: Impression, second: Impression): number {
  let least = Infinity
  for (let place = 0; place < first.length; place += 3) least = Math.min(least, distance(first, second, place))
  return least
}

function distance(first: Impression, second: Impression, place: number): number {
  const l = (first[place] ?? 0) - (second[place] ?? 0)
  const a = (first[place + 1] ?? 0) - (second[place + 1] ?? 0)
  const b = (first[place + 2] ?? 0) - (second[place + 2] ?? 0)
  // Three times as quick as `Math.hypot`, which guards against numbers that colours do not reach.
  return Math.sqrt(l * l + a * a + b * b)
}
