import { style } from '@vanilla-extract/css'
import { media, space, typeStyle, vars } from '@umkreis/design-system/tokens'

export const columns = style({
  display: 'grid',
  gap: space[40],
  '@media': { [media.from993]: { gridTemplateColumns: '5fr 7fr', gap: space[80] } },
})
export const item = style({ paddingBlock: space[20], borderTop: `1px solid ${vars.color.border}` })
export const seal = style({ flexShrink: 0, width: '44px', height: '44px' })
export const ring = style({ fill: 'none', stroke: vars.color.line1, strokeWidth: '2' })
export const arc = style({ fill: 'none', stroke: vars.color.line2, strokeWidth: '2' })
export const check = style({ fill: 'none', stroke: vars.color.success, strokeWidth: '2.5', strokeLinecap: 'round' })
export const term = style([typeStyle('title'), { display: 'flex', alignItems: 'center', gap: space[16] }])
export const answer = style({ paddingInlineStart: '60px' })
export const proof = style([typeStyle('small'), { display: 'block', paddingTop: space[4] }])
