import { media, radius, space, transition, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const row = style([
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    width: '100%',
    minHeight: '68px',
    padding: `${space[8]} ${space[12]}`,
    border: 0,
    borderRadius: radius.m,
    background: 'transparent',
    color: vars.color.text,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    outlineOffset: '-3px',
    selectors: {
      '&[aria-current="true"]': { background: vars.color.wash },
    },
    '@media': {
      // Alone on the screen, the list has nothing that it stands beside.
      [media.below768]: { selectors: { '&[aria-current="true"]': { background: 'transparent' } } },
      [media.hover]: { selectors: { '&:hover:not([aria-current])': { background: vars.color.washFaint } } },
    },
  },
  transition(['background-color']),
])

export const words = style({ display: 'grid', gap: '2px', minWidth: 0, flexGrow: 1 })
export const head = style({ display: 'flex', alignItems: 'baseline', gap: space[8], minWidth: 0 })
export const title = style({ flexGrow: 1, minWidth: 0 })
export const line = style({ display: 'flex', alignItems: 'center', gap: space[8], minWidth: 0, minHeight: '20px' })
export const lineText = style({ flexGrow: 1, minWidth: 0 })
