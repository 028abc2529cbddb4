import { control, media, radius, space, transition, typeStyle, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const picker = style({ display: 'grid', gap: space[12], minWidth: 0 })

export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  height: '48px',
  paddingInline: space[16],
  borderRadius: radius.full,
  background: vars.color.sunken,
  color: vars.color.textMuted,
  selectors: {
    '&:focus-within': { outline: `2px solid ${vars.color.ink}`, outlineOffset: '-2px' },
  },
  '@media': { [media.forced]: { border: '1px solid ButtonText' } },
})
export const input = style({
  ...typeStyle('body'),
  flexGrow: 1,
  minWidth: 0,
  height: control.touch,
  padding: 0,
  border: 0,
  outline: 0,
  background: 'transparent',
  color: vars.color.text,
  selectors: { '&::placeholder': { color: vars.color.textFaint, opacity: 1 } },
})

/** Always as high, so that nothing around it moves while one types. */
export const found = style({
  height: 'clamp(180px, 34dvh, 304px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  marginInline: `-${space[12]}`,
})
export const list = style({ display: 'grid', gap: '2px' })
export const option = style([
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minHeight: '60px',
    padding: `${space[8]} ${space[12]}`,
    borderRadius: radius.m,
    cursor: 'pointer',
    selectors: {
      '&[data-active="true"]': { background: vars.color.wash },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover:not([data-active="true"])': { background: vars.color.washFaint } } },
      [media.forced]: { selectors: { '&[data-active="true"]': { outline: '2px solid Highlight' } } },
    },
  },
  transition(['background-color']),
])
export const words = style({ display: 'grid', flexGrow: 1, minWidth: 0 })

export const check = style([
  {
    display: 'grid',
    placeItems: 'center',
    width: '24px',
    height: '24px',
    flexShrink: 0,
    borderRadius: radius.full,
    border: `2px solid ${vars.color.borderStrong}`,
    color: 'transparent',
    selectors: {
      '[aria-selected="true"] > &': {
        borderColor: vars.color.ink,
        background: vars.color.ink,
        color: vars.color.onInk,
      },
    },
    '@media': {
      [media.forced]: { selectors: { '[aria-selected="true"] > &': { color: 'CanvasText' } } },
    },
  },
  transition(['background-color', 'border-color']),
])
export const notice = style({ display: 'grid', justifyItems: 'start', gap: space[12], padding: space[12] })
