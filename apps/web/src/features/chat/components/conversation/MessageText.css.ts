import { control, radius, typeStyle, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const text = style({
  display: 'block',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  unicodeBidi: 'plaintext',
  // Towers of combining characters stay inside of their own message.
  overflow: 'clip',
  overflowClipMargin: '2px',
})

export const link = style({
  color: vars.color.accentText,
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
  borderRadius: radius.tail,
})

export const more = style({
  ...typeStyle('small', 600),
  display: 'block',
  minHeight: control.touch,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: vars.color.accentText,
  cursor: 'pointer',
})
