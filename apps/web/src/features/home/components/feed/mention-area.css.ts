import { layer, radius, space, typeStyle, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const place = style({ position: 'relative', flex: 1, minWidth: 0, display: 'flex' })
export const area = style({
  ...typeStyle('body'),
  flex: 1,
  minWidth: 0,
  height: '40px',
  maxHeight: '50vh',
  padding: `${space[8]} 0`,
  border: 0,
  outline: 0,
  resize: 'none',
  background: 'transparent',
  color: 'inherit',
  caretColor: vars.color.caret,
  selectors: {
    '&::placeholder': {
      color: vars.color.textFaint,
      opacity: 1,
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    '&:focus-visible': { outline: 0 },
  },
})
export const list = style({
  position: 'absolute',
  zIndex: layer.popover,
  top: '100%',
  insetInlineStart: 0,
  width: '320px',
  maxWidth: '100%',
  maxHeight: '320px',
  overflowY: 'auto',
  padding: space[8],
  borderRadius: radius.m,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  boxShadow: vars.elevation[3],
})
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: '52px',
  padding: `${space[4]} ${space[12]}`,
  borderRadius: radius.s,
  cursor: 'pointer',
  selectors: { '&[aria-selected="true"]': { background: vars.color.wash } },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:not([aria-selected="true"])': { background: vars.color.washFaint } } },
    '(forced-colors: active)': { selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } } },
  },
})
export const words = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })
