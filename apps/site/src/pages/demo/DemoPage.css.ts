import { style } from '@vanilla-extract/css'
import { media, radius, space, typeStyle, vars } from '@umkreis/design-system/tokens'

export const page = style({
  display: 'grid',
  gap: space[40],
  alignItems: 'start',
  paddingBlock: space[40],
  '@media': { [media.from993]: { gridTemplateColumns: '1fr 1fr', gap: space[80], paddingBlock: space[80] } },
})
export const words = style({ display: 'flex', flexDirection: 'column', gap: space[16] })
export const heading = style([typeStyle('page'), { '@media': { [media.from768]: typeStyle('large') } }])
export const lead = style([typeStyle('body'), { color: vars.color.textMuted, maxWidth: '52ch' }])
export const steps = style({ display: 'flex', flexDirection: 'column', gap: space[24], paddingTop: space[16] })
export const step = style({ display: 'flex', gap: space[16], alignItems: 'center' })
export const letter = style([
  typeStyle('title'),
  {
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    width: space[56],
    height: space[56],
    borderRadius: radius.full,
    border: `2px solid ${vars.color.line2}`,
    background: vars.color.disc1,
  },
])
export const stepTitle = style([typeStyle('title'), { display: 'block' }])
export const stepText = style([typeStyle('body'), { display: 'block', color: vars.color.textMuted }])
export const side = style({ display: 'grid' })

export const dialog = style({
  margin: 'auto',
  maxWidth: '440px',
  border: 0,
  borderRadius: radius.l,
  padding: space[32],
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.elevation[3],
  '::backdrop': { background: 'rgb(7 26 27 / .45)' },
  selectors: { '&[open]': { display: 'flex', flexDirection: 'column', gap: space[16], alignItems: 'flex-start' } },
})
export const dialogTitle = style(typeStyle('section'))
