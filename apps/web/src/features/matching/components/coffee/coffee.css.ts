import { style } from '@vanilla-extract/css'
import { radius, space, typeStyle, vars } from '@umkreis/design-system/tokens'

const { color, elevation } = vars

export { actions, head, section, title } from '../Suggestions.css.ts'
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  padding: space[24],
  borderRadius: radius.l,
  background: color.surface,
  border: `1px solid ${color.border}`,
  boxShadow: elevation[1],
})
export const words = style({ ...typeStyle('body'), color: color.textMuted, maxWidth: '68ch', textWrap: 'pretty' })
export const membershipWords = style({ ...typeStyle('body', 600), color: color.text })
export const current = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  paddingBlockEnd: space[16],
  borderBlockEnd: `1px solid ${color.border}`,
})
export const name = style({ ...typeStyle('title'), color: color.text, overflowWrap: 'anywhere' })
export const people = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  gap: space[16],
})
export const person = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[12],
})
export const place = style({ ...typeStyle('small'), color: color.textMuted, overflowWrap: 'anywhere' })
export const sentence = style({
  ...typeStyle('body'),
  marginBlockStart: space[4],
  color: color.text,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
})
export const feedbackBox = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[16]}`,
})
export const question = style({ ...typeStyle('small'), color: color.textMuted, maxWidth: '68ch' })
export const earlier = style({ display: 'grid', gap: space[8] })
export const earlierRound = style({ ...typeStyle('small'), color: color.textMuted, overflowWrap: 'anywhere' })
