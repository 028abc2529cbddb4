import { style } from '@vanilla-extract/css'
import { focusRing, media, radius, space, typeStyle, vars } from '@umkreis/design-system/tokens'

export const section = style({
  paddingBlock: space[56],
  '@media': { [media.from993]: { paddingBlock: space[80] } },
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space[24],
  marginBottom: space[32],
})
export const heading = style([
  typeStyle('page'),
  { maxWidth: '20ch', '@media': { [media.from1200]: typeStyle('large') } },
])
export const lead = style([typeStyle('body'), { color: vars.color.textMuted, maxWidth: '52ch', paddingTop: space[12] }])
export const cardTitle = style(typeStyle('title'))
export const text = style([typeStyle('body'), { color: vars.color.textMuted }])
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  padding: space[24],
  borderRadius: radius.l,
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
})
export const textLink = style({
  color: vars.color.accentText,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
  textDecorationThickness: '1px',
  ':hover': { textDecorationThickness: '2px' },
  ':focus-visible': focusRing,
})
/** Seen by nobody, read to those who listen. */
export const spoken = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
