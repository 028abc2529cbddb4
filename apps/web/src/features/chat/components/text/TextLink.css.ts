import { radius, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const link = style({
  color: vars.color.accentText,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
  borderRadius: radius.tail,
  // No mark in front of it can turn it round.
  unicodeBidi: 'isolate',
  hyphens: 'none',
})
