import { style } from '@vanilla-extract/css'
import { media, motion } from '../../tokens/scales.ts'
import { vars } from '../../tokens/vars.css.ts'

export const root = style({ position: 'relative', display: 'inline-grid', placeItems: 'center', flexShrink: 0 })
export const ring = style({ position: 'absolute', inset: 0, overflow: 'visible' })
export const stroke = style({
  fill: 'none',
  stroke: vars.color.pale,
  strokeLinecap: 'round',
  '@media': { [media.moving]: { transition: `stroke ${motion.move}` } },
})
export const met = style({ stroke: vars.color.line1 })
export const unmet = style({ stroke: vars.color.textFaint, strokeDasharray: '0.1 3.4' })
export const glyph = style({ flexShrink: 0 })
