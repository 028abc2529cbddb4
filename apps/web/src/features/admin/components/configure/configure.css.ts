import { media, space } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const pairs = style({
  display: 'grid',
  gap: space[24],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.from993]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const filters = style({
  display: 'grid',
  gap: space[12],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.from768]: { gridTemplateColumns: '2fr 1fr 1fr' } },
})
