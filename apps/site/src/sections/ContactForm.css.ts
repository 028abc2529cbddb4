import { style } from '@vanilla-extract/css'
import { media, radius, space, typeStyle, vars } from '@umkreis/design-system/tokens'

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
    minWidth: 0,
    width: '100%',
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
export const done = style([
  typeStyle('small', 600),
  { display: 'block', color: vars.color.success, ':empty': { display: 'none' } },
])
export const note = style([typeStyle('small'), { color: vars.color.textMuted }])
