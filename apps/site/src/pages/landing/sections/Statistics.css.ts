import { style } from '@vanilla-extract/css'
import { media, space, tabular, typeStyle, vars } from '@umkreis/design-system/tokens'

export const ground = style({ background: vars.color.bar, color: vars.color.onBar })
export const figures = style({
  display: 'grid',
  gap: space[32],
  paddingTop: space[24],
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
    [media.from993]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
})
export const figure = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: space[8],
  paddingTop: space[16],
  borderTop: `2px solid ${vars.color.accent}`,
})
export const value = style([typeStyle('price'), tabular])
export const text = style([typeStyle('body'), { color: vars.color.barMuted, maxWidth: '24ch' }])
export const source = style([
  typeStyle('small'),
  { color: vars.color.barMuted, paddingTop: space[32], maxWidth: '68ch' },
])
