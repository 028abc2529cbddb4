import { convertLrgbToOklab, convertLrgbToRgb, convertOklabToLrgb, convertRgbToLrgb } from 'culori/fn'

/** A colour as `#RRGGBB`, upper case. */
export type Hex = `#${string}`

/** OKLCH: lightness 0 to 1, chroma from 0 (grey) to about 0.37, hue in degrees (0 where there is none). */
export interface Lch {
  readonly l: number
  readonly c: number
  readonly h: number
}

/** Below this chroma a colour is a grey, and its hue is rounding. */
const GREY = 0.004
const DEGREES = 180 / Math.PI
const CHROMA_STEPS = 8
const ROUNDING = 1e-4
const MOST = 1 + ROUNDING

/** The light of each of the 256 steps of an sRGB channel, 0 to 1. */
const LIGHT = Float64Array.from({ length: 256 }, (_none, step) => convertRgbToLrgb({ r: step / 255, g: 0, b: 0 }).r)

/**
 * The channels of a colour as amounts of light.
 *
 * @returns Red, green and blue, each 0 to 1, linear.
 */
export function toLight(color: Hex): { r: number; g: number; b: number } {
  const bits = Number.parseInt(color.slice(1), 16)
  return { r: light(bits >> 16), g: light((bits >> 8) & 255), b: light(bits & 255) }
}

function light(step: number): number {
  return LIGHT[step] ?? 0
}

/** The OKLCH coordinates of a colour. */
export function toLch(color: Hex): Lch {
  const { l, a, b } = convertLrgbToOklab(toLight(color))
  const c = Math.hypot(a, b)
  if (c < GREY) return { l, c: 0, h: 0 }
  return { l, c, h: (Math.atan2(b, a) * DEGREES + 360) % 360 }
}

/** The nearest colour sRGB can show: lightness and hue stay, chroma gives way. */
export function fromLch({ l, c, h }: Lch): Hex {
  const lightness = Math.min(1, Math.max(0, l))
  const cos = Math.cos(h / DEGREES)
  const sin = Math.sin(h / DEGREES)
  const wanted = convertOklabToLrgb({ l: lightness, a: c * cos, b: c * sin })
  if (isShown(wanted)) return toHex(wanted)
  let inside = 0
  let outside = c
  for (let step = 0; step < CHROMA_STEPS; step += 1) {
    const middle = (inside + outside) / 2
    if (isShown(convertOklabToLrgb({ l: lightness, a: middle * cos, b: middle * sin }))) inside = middle
    else outside = middle
  }
  return toHex(convertOklabToLrgb({ l: lightness, a: inside * cos, b: inside * sin }))
}

type Light = { r: number; g: number; b: number }

function isShown({ r, g, b }: Light): boolean {
  return r >= -ROUNDING && g >= -ROUNDING && b >= -ROUNDING && r <= MOST && g <= MOST && b <= MOST
}

function toHex(amounts: Light): Hex {
  const { r, g, b } = convertLrgbToRgb(amounts)
  const bits = (nearestStep(r) << 16) | (nearestStep(g) << 8) | nearestStep(b)
  return `#${bits.toString(16).padStart(6, '0').toUpperCase()}`
}

function nearestStep(channel: number): number {
  return Math.round(255 * Math.min(1, Math.max(0, channel)))
}
