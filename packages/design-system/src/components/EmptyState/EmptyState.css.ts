import { style } from '@vanilla-extract/css'
import { space } from '../../tokens/scales.ts'
import { typeStyle } from '../../tokens/typography.ts'
import { vars } from '../../tokens/vars.css.ts'

const { color } = vars

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
  gap: space[20],
  padding: space[32],
  minWidth: 0,
})
export const picture = style({ width: '212px', maxWidth: '100%', height: '108px', overflow: 'visible' })
export const ground = style({ fill: color.disc1 })
export const line1 = style({ fill: 'none', stroke: color.line1 })
export const line2 = style({ fill: 'none', stroke: color.line2 })
export const dot = style({ fill: color.line1 })
export const place = style({ fill: color.surface, stroke: color.borderStrong, strokeDasharray: '4 3.5' })
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  maxWidth: '44ch',
  overflowWrap: 'anywhere',
})
export const title = style({ ...typeStyle('title'), color: color.text })
export const text = style({ ...typeStyle('body'), color: color.textMuted, textWrap: 'balance' })
