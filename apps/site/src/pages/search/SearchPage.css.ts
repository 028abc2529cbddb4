import { style } from '@vanilla-extract/css'
import { media, space, typeStyle, vars } from '@umkreis/design-system/tokens'

export const head = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  paddingBlock: `${space[40]} ${space[32]}`,
})
export const heading = style([typeStyle('page'), { '@media': { [media.from768]: typeStyle('large') } }])
export const claim = style(typeStyle('section'))
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[12], paddingTop: space[24] })
export const tryHeading = style([typeStyle('section'), { paddingBottom: space[16] }])
export const steps = style({
  display: 'grid',
  gap: space[16],
  '@media': { [media.from768]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
})
export const columns = style({
  display: 'grid',
  gap: space[40],
  alignItems: 'center',
  '@media': { [media.from993]: { gridTemplateColumns: '8fr 5fr', gap: space[56] } },
})
export const limits = style({ paddingTop: space[16] })
export const limit = style([
  typeStyle('body'),
  { paddingBlock: space[12], borderBottom: `1px solid ${vars.color.border}` },
])
export const stepsTitle = style({ paddingBottom: space[32] })
