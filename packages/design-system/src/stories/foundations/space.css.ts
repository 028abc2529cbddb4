import { style, styleVariants } from '@vanilla-extract/css'
import { control, radius, space } from '../../tokens/scales.ts'
import { typeStyle } from '../../tokens/typography.ts'
import { vars } from '../../tokens/vars.css.ts'

export const bars = style({ display: 'grid', gap: space[8] })
export const barRow = style({
  display: 'grid',
  gridTemplateColumns: `${space[56]} minmax(0, 1fr)`,
  alignItems: 'center',
  gap: space[16],
})
const bar = style({ height: 20, background: vars.color.line1, borderRadius: 4 })
export const bars4 = styleVariants(space, (width) => [bar, { width }])

export const frames = style({ display: 'grid', gap: space[32] })
export const frame = style({ display: 'grid', gap: space[8] })
export const screen = style({
  position: 'relative',
  display: 'flex',
  height: 96,
  maxWidth: '100%',
  overflow: 'hidden',
  background: vars.color.canvas,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: radius.s,
})
const part = style({
  ...typeStyle('meta', 600),
  display: 'grid',
  placeItems: 'center',
  textAlign: 'center',
  overflow: 'hidden',
  color: vars.color.text,
})
export const rail = style([part, { background: vars.color.wash }])
export const content = style([part, { flex: 1, minWidth: 0 }])
export const third = style([part, { background: vars.color.accentWash }])
export const bottom = style([
  part,
  { position: 'absolute', left: 0, right: 0, bottom: 0, height: 20, background: vars.color.wash },
])

const block = style({
  ...typeStyle('small', 600),
  display: 'grid',
  placeItems: 'center',
  paddingInline: space[24],
  background: vars.color.wash,
  color: vars.color.text,
  borderRadius: radius.full,
})
export const heights = styleVariants(control, (height) => [block, { height }])

const tile = style({
  ...typeStyle('small', 600),
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  minHeight: 120,
  background: vars.color.surface,
  color: vars.color.text,
})
export const corners = styleVariants(radius, (borderRadius) => [
  tile,
  { borderRadius, border: `2px solid ${vars.color.ink}` },
])
export const depths = styleVariants(vars.elevation, (boxShadow) => [
  tile,
  { boxShadow, borderRadius: radius.l, border: `1px solid ${vars.color.border}` },
])
export const scope = style({ padding: space[40], borderRadius: radius.l, display: 'grid', gap: space[32] })
