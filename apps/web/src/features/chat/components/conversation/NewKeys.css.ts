import { media, radius, space, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const notice = style({
  display: 'flex',
  gap: space[12],
  margin: `0 ${space[20]} ${space[12]}`,
  padding: space[16],
  borderRadius: radius.m,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.canvas,
  '@media': { [media.below768]: { marginInline: space[12] } },
})
export const icon = style({ flexShrink: 0, color: vars.color.accentText })
export const words = style({ display: 'grid', gap: space[4], minWidth: 0 })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], paddingTop: space[8] })
