import { style } from '@vanilla-extract/css'
import { media, space, typeStyle, vars } from '@umkreis/design-system/tokens'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[32],
  minHeight: '70vh',
  paddingBlock: space[40],
  textAlign: 'center',
})
export const circle = style({ width: '100%', maxWidth: '400px', height: 'auto' })
export const disc1 = style({ fill: vars.color.disc1, stroke: vars.color.line1, strokeWidth: '1.5' })
export const disc2 = style({ fill: vars.color.disc2, stroke: vars.color.line2, strokeWidth: '1.5' })
export const place = style({
  fill: vars.color.canvas,
  stroke: vars.color.borderStrong,
  strokeWidth: '1.5',
  strokeDasharray: '4 5',
})
export const dot = style({ fill: vars.color.accent })
export const words = style({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: space[12] })
export const heading = style([typeStyle('page'), { '@media': { [media.from768]: typeStyle('large') } }])
export const lead = style([typeStyle('body'), { color: vars.color.textMuted, maxWidth: '46ch', textWrap: 'balance' }])
