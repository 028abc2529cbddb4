import { style } from '@vanilla-extract/css'
import { focusRing, media, space, typeStyle, vars } from '@umkreis/design-system/tokens'

export const header = style({
  position: 'relative',
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  paddingBlock: space[20],
})

export const brand = style([
  typeStyle('section'),
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    color: vars.color.text,
    ':focus-visible': focusRing,
  },
])

export const nav = style({ display: 'flex', alignItems: 'center', gap: space[32] })

export const place = style([
  typeStyle('small', 600),
  {
    display: 'none',
    paddingBlock: space[8],
    color: vars.color.text,
    textDecorationColor: 'transparent',
    ':hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
    ':focus-visible': focusRing,
    '@media': { [media.below576]: { display: 'none' }, '(min-width: 576px)': { display: 'inline-block' } },
  },
])
