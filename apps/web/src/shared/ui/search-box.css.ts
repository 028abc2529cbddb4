import { control, media, radius, space, transition, typeStyle, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const box = style([
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minHeight: control.touch,
    paddingInline: space[16],
    borderRadius: radius.full,
    background: vars.color.sunken,
    boxShadow: 'inset 0 0 0 1px transparent',
    selectors: {
      '&:focus-within': { boxShadow: `inset 0 0 0 2px ${vars.color.ink}, 0 0 0 4px ${vars.color.halo}` },
    },
    '@media': {
      [media.forced]: {
        border: '1px solid ButtonText',
        selectors: { '&:focus-within': { outline: '2px solid Highlight', outlineOffset: '1px' } },
      },
    },
  },
  transition(['box-shadow']),
])
export const icon = style({ color: vars.color.textMuted, flexShrink: 0 })
export const input = style({
  ...typeStyle('small'),
  flex: 1,
  minWidth: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  appearance: 'none',
  paddingBlock: space[8],
  selectors: {
    '&::placeholder': { color: vars.color.textFaint, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
})
export const clear = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: control.touch,
  height: control.touch,
  marginInlineEnd: `calc(-1 * ${space[16]})`,
  padding: 0,
  border: 0,
  borderRadius: radius.full,
  background: 'transparent',
  color: vars.color.textMuted,
  cursor: 'pointer',
  outlineOffset: '-6px',
})
