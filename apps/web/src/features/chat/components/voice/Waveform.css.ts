import { radius, space, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const wave = style({
  flex: 1,
  minWidth: 0,
  height: '32px',
  display: 'flex',
  alignItems: 'center',
  gap: '2px',
  overflow: 'hidden',
})
export const bar = style({
  flex: '1 1 0',
  minWidth: '1px',
  maxWidth: space[4],
  minHeight: '3px',
  borderRadius: radius.full,
  background: vars.color.borderStrong,
  '@media': { '(forced-colors: active)': { background: 'CanvasText', opacity: 0.5 } },
})
export const heard = style([
  bar,
  {
    background: vars.color.line1,
    '@media': { '(forced-colors: active)': { background: 'Highlight', opacity: 1 } },
  },
])
