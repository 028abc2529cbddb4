import { media, radius, space, vars } from '@umkreis/design-system/tokens'
import { style, styleVariants } from '@vanilla-extract/css'

export const notice = style({
  display: 'flex',
  gap: space[12],
  padding: space[16],
  borderRadius: radius.m,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.canvas,
})
export const look = styleVariants({
  list: { margin: `0 ${space[16]} ${space[12]}` },
  pane: {
    margin: 'auto',
    maxWidth: '480px',
    padding: space[24],
    borderRadius: radius.l,
    '@media': { [media.below768]: { margin: `auto ${space[16]}` } },
  },
})
export const icon = style({ flexShrink: 0, marginBlockStart: '2px', color: vars.color.warning })
export const words = style({ display: 'grid', gap: space[8], minWidth: 0 })
