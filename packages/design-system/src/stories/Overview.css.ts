import { style } from '@vanilla-extract/css'
import { media, space } from '../tokens/scales.ts'

export const columns = style({
  display: 'grid',
  gap: space[40],
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr 1fr' } },
})
