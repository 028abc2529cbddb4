import { media, space } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  '@media': { [`${media.desktop} and (max-height: 920px)`]: { gap: space[12] } },
})

/** Room for the ways in that come after the first paint, so that nothing moves when they do. */
export const otherWays = style({ display: 'grid', gap: space[16], minHeight: '129px' })
