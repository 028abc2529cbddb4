import { space, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const fullScreen = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[24],
  minHeight: '100dvh',
  padding: space[16],
  textAlign: 'center',
})
export const fullScreenWords = style({ display: 'grid', gap: space[8], maxWidth: '44ch' })
export const inner = style({ stroke: vars.color.line1, fill: 'none', strokeWidth: 2.5, strokeLinecap: 'round' })
export const outer = style({ stroke: vars.color.line2, fill: 'none', strokeWidth: 2.5, strokeLinecap: 'round' })
export const dot = style({ fill: vars.color.line1 })
export const gap = style({
  stroke: vars.color.borderStrong,
  fill: vars.color.canvas,
  strokeWidth: 1.5,
  strokeDasharray: '4 4',
})
