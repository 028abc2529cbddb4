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

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[20],
  padding: space[32],
  borderRadius: radius.l,
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  boxShadow: vars.elevation[1],
  '@media': { [media.below576]: { padding: space[20] } },
})
export const field = style({ display: 'flex', flexDirection: 'column', gap: space[8] })
export const label = style(typeStyle('small', 600))
export const input = style([
  typeStyle('body'),
  {
    minHeight: '48px',
    paddingInline: space[16],
    borderRadius: radius.s,
    border: 0,
    background: vars.color.surface,
    boxShadow: `inset 0 0 0 1.5px ${vars.color.borderStrong}`,
    outline: 'none',
    ':focus': { boxShadow: `inset 0 0 0 2px ${vars.color.ink}, 0 0 0 4px ${vars.color.halo}` },
    selectors: { '&[aria-invalid="true"]': { boxShadow: `inset 0 0 0 2px ${vars.color.danger}` } },
    '@media': { '(forced-colors: active)': { outline: '1px solid' } },
  },
])
export const error = style([typeStyle('small'), { color: vars.color.danger, ':empty': { display: 'none' } }])
export const note = style([typeStyle('small'), { color: vars.color.textMuted }])

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
