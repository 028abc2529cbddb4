import { control, typeStyle, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const text = style({
  minWidth: 0,
  // Towers of combining characters stay inside of their own message.
  overflow: 'clip',
  overflowClipMargin: '2px',
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
