import type { Hex } from '../color/color.ts'

/**
 * Relative luminance by the WCAG 2 formula.
 *
 * @returns From 0 (black) to 1 (white).
 */
export function luminance(color: Hex): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/**
 * Contrast of two colours by the WCAG 2 formula, in either order.
 *
 * @returns From 1 (the same) to 21 (black on white).
 */
export function contrastRatio(first: Hex, second: Hex): number {
  const [a, b] = [luminance(first), luminance(second)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
