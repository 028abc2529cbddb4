import { media, radius, space, tabular, typeStyle, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const pair = style({
  display: 'grid',
  gap: space[24],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.from993]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const column = style({ display: 'grid', gap: space[24], minWidth: 0 })
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[12]} ${space[40]}` })
export const fact = style({ display: 'grid' })
export const term = style({ ...typeStyle('small'), color: color.textMuted })
export const figure = style({ ...typeStyle('section'), ...tabular, color: color.text })
export const choice = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] })

export const invoice = style({
  display: 'grid',
  gap: space[12],
  padding: `${space[16]} ${space[20]}`,
  borderRadius: radius.m,
  background: color.sunken,
  color: color.text,
})
export const sums = style({ display: 'grid', gap: space[8] })
export const sum = style({
  ...typeStyle('small'),
  ...tabular,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[16],
})
export const quantity = style({ display: 'block', color: color.textMuted })
export const total = style({
  fontWeight: 600,
  paddingBlockStart: space[8],
  borderBlockStart: `1px solid ${color.borderStrong}`,
})
export const place = style({
  display: 'grid',
  gap: space[20],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.from768]: { gridTemplateColumns: '160px minmax(0, 1fr)' } },
})
