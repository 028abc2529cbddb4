import { style, styleVariants } from '@vanilla-extract/css'
import { typeStyle } from '../../tokens/typography.ts'
import { space } from '../../tokens/scales.ts'
import { vars } from '../../tokens/vars.css.ts'

export const mark = style({ flexShrink: 0, overflow: 'visible' })
export const inner = styleVariants({ brand: { stroke: vars.color.line1 }, current: { stroke: 'currentColor' } })
export const outer = styleVariants({ brand: { stroke: vars.color.line2 }, current: { stroke: 'currentColor' } })
export const dot = styleVariants({ brand: { fill: vars.color.line1 }, current: { fill: 'currentColor' } })

export const wordmark = style({
  ...typeStyle('section'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[12],
  color: vars.color.text,
})
