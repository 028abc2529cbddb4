import { radius } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const thumbnail = style({
  flexShrink: 0,
  width: '44px',
  height: '44px',
  objectFit: 'cover',
  borderRadius: radius.s,
})
