import { layer, media, radius, space, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const list = style({
  position: 'absolute',
  zIndex: layer.popover,
  bottom: `calc(100% + ${space[8]})`,
  insetInlineStart: space[20],
  width: '320px',
  maxWidth: `calc(100% - ${space[40]})`,
  maxHeight: '320px',
  overflowY: 'auto',
  padding: space[8],
  borderRadius: radius.m,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  boxShadow: vars.elevation[3],
  '@media': { [media.below768]: { insetInlineStart: space[12], maxWidth: `calc(100% - ${space[24]})` } },
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
    [media.hover]: { selectors: { '&:hover:not([aria-selected="true"])': { background: vars.color.washFaint } } },
    [media.forced]: { selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } } },
  },
})
export const words = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })
