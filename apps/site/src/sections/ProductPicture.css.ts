import { style } from '@vanilla-extract/css'
import { radius, vars } from '@umkreis/design-system/tokens'

export const picture = style({
  width: '100%',
  height: 'auto',
  borderRadius: radius.m,
  border: `1px solid ${vars.color.border}`,
  boxShadow: vars.elevation[3],
  background: vars.color.surface,
})
