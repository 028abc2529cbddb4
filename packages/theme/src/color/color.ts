import { clampChroma, converter, formatHex, modeOklch, modeRgb, parseHex, useMode } from 'culori/fn'

useMode(modeRgb)
useMode(modeOklch)
const convertToOklch = converter('oklch')

/** A colour as `#RRGGBB`, upper case. */
export type Hex = `#${string}`

/** OKLCH: lightness 0 to 1, chroma from 0 (grey) to about 0.37, hue in degrees (0 where there is none). */
export interface Lch {
  readonly l: number
  readonly c: number
  readonly h: number
}

/**
 * Reads `#RGB` or `#RRGGBB`, with or without the hash, in any case.
 *
 * @returns The colour as `#RRGGBB`, or nothing when the text is not such a colour.
 */
export function parseColor(text: string): Hex | undefined {
  const digits = text.trim().replace(/^#/, '')
  if (!/^([0-9a-f]{3}|[0-9a-f]{6})$/i.test(digits)) return undefined
  return formatHex(parseHex(`#${digits}`))?.toUpperCase() as Hex
}

/** The OKLCH coordinates of a colour. */
export function toLch(color: Hex): Lch {
  const { l, c, h } = convertToOklch(parseHex(color)) ?? { l: 0, c: 0 }
  return { l, c: c < 0.004 ? 0 : c, h: h ?? 0 }
}

/** The nearest colour sRGB can show: lightness and hue stay, chroma gives way. */
export function fromLch({ l, c, h }: Lch): Hex {
  const inside = clampChroma({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c: Math.max(0, c), h }, 'oklch')
  return (formatHex(inside) ?? '#000000').toUpperCase() as Hex
}
