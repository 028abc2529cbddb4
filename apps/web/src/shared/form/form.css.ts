import { radius, space, typeStyle, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const formError = style({
  ...typeStyle('small'),
  display: 'flex',
  gap: space[8],
  padding: `${space[12]} ${space[16]}`,
  borderRadius: radius.s,
  background: vars.color.dangerWash,
  color: vars.color.danger,
})
