import { space, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'
import { shellSpace } from '../../shared/shell-space.ts'

export const fullScreen = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[24],
  minHeight: `calc(100dvh - ${shellSpace.top} - ${shellSpace.bottom})`,
  padding: space[16],
  textAlign: 'center',
})
export const fullScreenWords = style({ display: 'grid', gap: space[8], maxWidth: '44ch' })
/** Marks the words by which the frame knows that its screen speaks of the lost connection itself. */
export const unreachable = style({})
export const inner = style({ stroke: vars.color.line1, fill: 'none', strokeWidth: 2.5, strokeLinecap: 'round' })
export const outer = style({ stroke: vars.color.line2, fill: 'none', strokeWidth: 2.5, strokeLinecap: 'round' })
export const dot = style({ fill: vars.color.line1 })
export const gap = style({
  stroke: vars.color.borderStrong,
  fill: vars.color.canvas,
  strokeWidth: 1.5,
  strokeDasharray: '4 4',
})
