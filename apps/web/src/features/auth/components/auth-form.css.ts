import { media, space } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  '@media': { [`${media.desktop} and (max-height: 920px)`]: { gap: space[12] } },
})
