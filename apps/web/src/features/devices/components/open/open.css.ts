import { media, space } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  width: '100%',
  maxWidth: '688px',
  marginInline: 'auto',
  padding: `${space[40]} ${space[24]} ${space[80]}`,
  '@media': { [media.below768]: { padding: `${space[24]} ${space[16]} ${space[40]}`, gap: space[16] } },
})
