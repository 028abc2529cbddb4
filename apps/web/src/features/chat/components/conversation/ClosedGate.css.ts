import { media, radius, space, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const gate = style({
  display: 'grid',
  gap: space[16],
  margin: `0 ${space[20]} ${space[20]}`,
  padding: space[24],
  borderRadius: radius.l,
  background: vars.color.canvas,
  '@media': {
    [media.belowDesktop]: { gap: space[12], padding: space[16], margin: `0 ${space[12]} ${space[12]}` },
    [media.below768]: {
      margin: 0,
      padding: `${space[16]} ${space[16]} calc(${space[16]} + env(safe-area-inset-bottom))`,
      borderRadius: `${radius.l} ${radius.l} 0 0`,
    },
  },
})
