import { font, media, radius, space, typeStyle, vars } from '@umkreis/design-system/tokens'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

export const known = style({ display: 'flex', alignItems: 'flex-start', gap: space[8] })
globalStyle(`${known} > svg`, { flexShrink: 0, marginBlockStart: '2px' })
export const look = styleVariants({
  verified: { color: vars.color.success },
  changed: { color: vars.color.danger },
})

export const sides = style({
  display: 'grid',
  gridTemplateColumns: '192px minmax(0, 1fr)',
  gap: space[24],
  alignItems: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center' } },
})
export const code = style({ width: '192px' })
export const number = style({ display: 'grid', gap: space[16], width: '100%' })
export const digits = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  userSelect: 'all',
})
export const digit = style({
  ...typeStyle('body'),
  fontFamily: font.text,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.06em',
  textAlign: 'center',
  padding: `${space[8]} 0`,
  borderRadius: radius.s,
  background: vars.color.sunken,
})
