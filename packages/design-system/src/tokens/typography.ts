import type { StyleRule } from '@vanilla-extract/css'

/** The two families, each with fallbacks of the same measure so that nothing jumps when the fonts arrive. */
export const font = {
  display: "'Familjen Grotesk Variable', 'Familjen Grotesk Fallback', 'Helvetica Neue', Arial, sans-serif",
  text: "'Figtree Variable', 'Figtree Fallback', 'Helvetica Neue', Arial, sans-serif",
} as const

/** Weights in use. */
export const weight = { regular: 400, medium: 500, semibold: 600 } as const

const STEPS = {
  meta: { size: 12, line: 16, family: 'text', weight: 400, tracking: '0' },
  small: { size: 14, line: 20, family: 'text', weight: 400, tracking: '0' },
  evidence: { size: 14, line: 24, family: 'text', weight: 400, tracking: '0' },
  body: { size: 16, line: 24, family: 'text', weight: 400, tracking: '0' },
  title: { size: 20, line: 26, family: 'display', weight: 600, tracking: '-0.015em' },
  section: { size: 26, line: 32, family: 'display', weight: 600, tracking: '-0.015em' },
  page: { size: 36, line: 40, family: 'display', weight: 600, tracking: '-0.025em' },
  large: { size: 52, line: 54, family: 'display', weight: 600, tracking: '-0.03em' },
  hero: { size: 96, line: 92, family: 'display', weight: 600, tracking: '-0.045em' },
  heroSmall: { size: 64, line: 60, family: 'display', weight: 600, tracking: '-0.045em' },
  price: { size: 64, line: 68, family: 'display', weight: 600, tracking: '-0.045em' },
} as const

/** A step of the type scale. `heroSmall` is the hero below 768; `evidence` is small with room for marks. */
export type TypeStep = keyof typeof STEPS

/** All steps, from the smallest. */
export const TYPE_STEPS = Object.keys(STEPS) as TypeStep[]

/** The style of a step, in rem so that it follows the reader's own text size. */
export function typeStyle(step: TypeStep, fontWeight?: 400 | 500 | 600) {
  const { size, line, family, weight: own, tracking } = STEPS[step]
  return {
    fontFamily: font[family],
    fontSize: `${size / 16}rem`,
    lineHeight: `${line / 16}rem`,
    fontWeight: fontWeight ?? own,
    letterSpacing: tracking,
  } satisfies StyleRule
}

/** Figures of one width, for times, counts, scores, prices and tables. */
export const tabular = { fontVariantNumeric: 'tabular-nums' } satisfies StyleRule
