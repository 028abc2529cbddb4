import { style } from '@vanilla-extract/css'
import { focusRing, radius, space, typeStyle, vars } from '@umkreis/design-system/tokens'

const { color, elevation } = vars

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[16],
})
export const title = style({ ...typeStyle('section'), color: color.text })
export const why = style({ ...typeStyle('small'), color: color.textMuted })
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 270px), 1fr))',
  gap: space[16],
})
export const card = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gap: space[12],
  padding: space[16],
  borderRadius: radius.l,
  background: color.surface,
  border: `1px solid ${color.border}`,
  boxShadow: elevation[1],
})
export const person = style({ display: 'flex', alignItems: 'center', gap: space[12], minWidth: 0 })
export const name = style({ ...typeStyle('body', 600), color: color.text, overflowWrap: 'anywhere' })
export const place = style({ ...typeStyle('small'), color: color.textMuted, overflowWrap: 'anywhere' })
export const sentence = style({ ...typeStyle('body'), color: color.text, overflowWrap: 'anywhere', textWrap: 'pretty' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] })
export const compare = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: radius.full,
  color: color.text,
  selectors: { '&:hover': { background: color.wash }, '&:focus-visible': focusRing },
})
