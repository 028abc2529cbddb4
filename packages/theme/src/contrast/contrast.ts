import { toLight, type Hex } from '../color/color.ts'

/**
 * Relative luminance by the WCAG 2 formula.
 *
 * @returns From 0 (black) to 1 (white).
 */
export function luminance(color: Hex): number {
  const { r, g, b } = toLight(color)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/**
 * Contrast of two colours by the WCAG 2 formula, in either order.
 *
 * @returns From 1 (the same) to 21 (black on white).
 */
export function contrastRatio(first: Hex, second: Hex): number {
  return ratioOf(luminance(first), luminance(second))
}

/** {@link contrastRatio} of two relative luminances. */
export function ratioOf(first: number, second: number): number {
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}
