import { media, radius, space, vars } from '@umkreis/design-system/tokens'
import { style, styleVariants } from '@vanilla-extract/css'

export const notice = style({
  display: 'flex',
  gap: space[12],
  margin: `0 ${space[20]} ${space[12]}`,
  padding: space[16],
  borderRadius: radius.m,
  border: '1px solid',
  background: vars.color.canvas,
  '@media': { [media.below768]: { marginInline: space[12] } },
})
export const look = styleVariants({
  calm: { borderColor: vars.color.border },
  danger: { borderColor: vars.color.danger },
})
const iconBase = style({ flexShrink: 0, display: 'inline-flex' })
export const icon = styleVariants({
  calm: [iconBase, { color: vars.color.accentText }],
  danger: [iconBase, { color: vars.color.danger }],
})
export const words = style({ display: 'grid', gap: space[4], minWidth: 0 })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], paddingTop: space[8] })
