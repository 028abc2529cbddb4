import { style } from '@vanilla-extract/css'
import { media, radius, space, typeStyle, vars } from '@umkreis/design-system/tokens'

export const row = style({
  '@media': { [media.from768]: { display: 'grid', gap: space[16], gridTemplateColumns: 'repeat(5, 1fr)' } },
})
export const partner = style({
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[8],
  padding: `${space[24]} ${space[12]}`,
  borderRadius: radius.l,
  border: `1px dashed ${vars.color.borderStrong}`,
  textAlign: 'center',
})
export const sign = style({ width: '56px', height: '56px', fill: 'none', strokeWidth: '3' })
export const line1 = style({ stroke: vars.color.line1 })
export const line2 = style({ stroke: vars.color.line2 })
export const name = style(typeStyle('title'))
export const trade = style([typeStyle('small'), { color: vars.color.textMuted }])
export const example = style([
  typeStyle('meta', 600),
  { padding: `${space[4]} ${space[12]}`, borderRadius: radius.full, background: vars.color.wash },
])
export const note = style([typeStyle('body'), { color: vars.color.textMuted }])
