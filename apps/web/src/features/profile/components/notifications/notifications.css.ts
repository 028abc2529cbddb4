import { space } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[20],
})
export const words = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })
export const times = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 160px))',
  gap: space[12],
  alignItems: 'start',
})
