import { globalStyle, style } from '@vanilla-extract/css'
import { radius, space } from '../../tokens/scales.ts'
import { tabular, typeStyle } from '../../tokens/typography.ts'
import { vars } from '../../tokens/vars.css.ts'

export const swatch = style({ display: 'grid', gap: space[8], alignContent: 'start' })
export const area = style({
  height: 72,
  background: 'currentColor',
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.s,
})
export const name = style({ ...typeStyle('small', 600), color: vars.color.text })
export const hex = style({ ...typeStyle('meta'), ...tabular, color: vars.color.textMuted })
export const purpose = style({ ...typeStyle('small'), color: vars.color.textMuted })

export const pairList = style({ display: 'grid', gap: space[16], gridTemplateColumns: 'minmax(0, 1fr)' })
export const pairRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  paddingTop: space[16],
  borderTop: `1px solid ${vars.color.border}`,
})
globalStyle(`${pairRow} > dt`, { flexBasis: 152 })
const chip = style({
  ...typeStyle('small', 600),
  ...tabular,
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.full,
})
export const pairSample = style([chip, { padding: `${space[8]} ${space[16]}` }])
export const pairBeside = style([
  chip,
  { display: 'inline-flex', alignItems: 'center', gap: space[8], paddingRight: space[16], color: vars.color.text },
])
export const pairSpot = style({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: radius.full,
})
export const ring = style({ width: 20, height: 20, border: '3px solid currentColor', borderRadius: radius.full })

export const move = style({ display: 'inline-flex', alignItems: 'center', gap: space[8], ...tabular })
export const spot = style({
  width: 24,
  height: 24,
  flexShrink: 0,
  background: 'currentColor',
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: radius.full,
})
export const brandSpot = style([spot, { width: 56, height: 56 }])
