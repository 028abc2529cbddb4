import { space, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const connectionLine = style({
  display: 'block',
  padding: `${space[4]} ${space[24]}`,
  background: vars.color.sunken,
  textAlign: 'center',
})
