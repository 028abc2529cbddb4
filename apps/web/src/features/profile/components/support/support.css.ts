import { focusRing, radius, space, transition, typeStyle, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const list = style({ display: 'flex', flexDirection: 'column', marginBlock: `-${space[8]}` })
export const question = style([
  {
    ...typeStyle('body', 600),
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[16],
    minHeight: '48px',
    marginInline: `-${space[8]}`,
    padding: `${space[8]} ${space[8]}`,
    borderRadius: radius.s,
    cursor: 'pointer',
    listStyle: 'none',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&:hover': { background: vars.color.washFaint },
      '&:focus-visible': focusRing,
    },
  },
  transition(['background-color']),
])
export const caret = style([
  {
    flexShrink: 0,
    color: vars.color.textMuted,
    selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
  },
  transition(['transform']),
])
export const answer = style({ paddingBlock: `${space[4]} ${space[16]}`, maxWidth: '60ch' })
