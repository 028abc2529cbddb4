import { media, space } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const stack = style({ display: 'grid', gap: space[16], gridTemplateColumns: 'minmax(0, 1fr)' })
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[12],
  alignItems: 'center',
  justifyContent: 'space-between',
})
export const tiles = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [media.from1200]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})
export const charts = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.from768]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
