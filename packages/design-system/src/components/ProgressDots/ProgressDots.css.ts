import { style } from '@vanilla-extract/css'
import { media, motion } from '../../tokens/scales.ts'
import { vars } from '../../tokens/vars.css.ts'

const { color } = vars

export const root = style({ overflow: 'visible' })
export const rest = style({ fill: 'none', stroke: color.halo })
export const done = style({
  fill: 'none',
  stroke: color.line1,
  '@media': { [media.moving]: { transition: `stroke-dashoffset ${motion.move}` } },
})
export const dotDone = style({ fill: color.line1 })
export const check = style({ fill: 'none', stroke: color.onInk })
export const dotNow = style({ fill: color.surface, stroke: color.line2 })
export const dotInside = style({ fill: color.line1 })
export const dotOpen = style({ fill: color.canvas, stroke: color.borderStrong })
