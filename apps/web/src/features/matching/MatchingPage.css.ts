import { style } from '@vanilla-extract/css'
import { media, space } from '@umkreis/design-system/tokens'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[56],
  width: '100%',
  maxWidth: '1240px',
  marginInline: 'auto',
  padding: `${space[40]} ${space[32]} ${space[56]}`,
  '@media': { [media.below768]: { gap: space[32], padding: `${space[24]} ${space[16]} ${space[32]}` } },
})
