import { style } from '@vanilla-extract/css'
import { media, radius, space, typeStyle, vars } from '@umkreis/design-system/tokens'

export const columns = style({
  display: 'grid',
  gap: space[40],
  '@media': { [media.from993]: { gridTemplateColumns: '5fr 7fr', gap: space[80] } },
})
/** Who can read what, side by side or one above the other. */
export const split = style({
  display: 'grid',
  gap: space[16],
  paddingTop: space[32],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 264px), 1fr))',
  '@media': { [media.from993]: { gridTemplateColumns: '1fr' } },
})
const half = style({
  display: 'grid',
  gridTemplateColumns: '28px 1fr',
  alignItems: 'center',
  columnGap: space[16],
  rowGap: space[8],
  padding: space[24],
  borderRadius: radius.l,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
})
export const sealed = style([half, { background: vars.color.wash }])
export const open = style([half, { background: vars.color.accentWash }])
export const lock = style({ color: vars.color.ink })
export const lockLine = style({ fill: 'none', stroke: 'currentColor', strokeWidth: '2', strokeLinecap: 'round' })
export const lockBody = style({ fill: 'currentColor' })
export const reader = style(typeStyle('body', 600))
export const things = style([
  typeStyle('body'),
  { gridColumn: 2, display: 'grid', gap: space[4], color: vars.color.textMuted },
])
export const item = style({ paddingBlock: space[20], borderTop: `1px solid ${vars.color.border}` })
export const seal = style({ flexShrink: 0, width: '44px', height: '44px' })
export const ring = style({ fill: 'none', stroke: vars.color.line1, strokeWidth: '2' })
export const arc = style({ fill: 'none', stroke: vars.color.line2, strokeWidth: '2' })
export const check = style({ fill: 'none', stroke: vars.color.success, strokeWidth: '2.5', strokeLinecap: 'round' })
export const term = style([typeStyle('title'), { display: 'flex', alignItems: 'center', gap: space[16] }])
export const answer = style({ paddingInlineStart: '60px' })
export const proof = style([typeStyle('small'), { display: 'block', paddingTop: space[4] }])
