import { style } from '@vanilla-extract/css'
import { focusRing, space, typeStyle, vars } from '@umkreis/design-system/tokens'

export const footer = style({ borderTop: `1px solid ${vars.color.border}`, marginTop: space[80] })

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[24],
  paddingBlock: space[32],
})

export const brand = style([
  typeStyle('small', 600),
  { display: 'inline-flex', alignItems: 'center', gap: space[8], color: vars.color.text },
])
export const note = style([typeStyle('meta'), { paddingTop: space[8], color: vars.color.textMuted }])

export const nav = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[24] })

export const link = style([
  typeStyle('small', 600),
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    color: vars.color.text,
    ':hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
    ':focus-visible': focusRing,
  },
])
