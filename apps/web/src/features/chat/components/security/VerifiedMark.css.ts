import { vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const verified = style({
  display: 'inline-flex',
  flexShrink: 0,
  verticalAlign: 'text-bottom',
  color: vars.color.success,
})
