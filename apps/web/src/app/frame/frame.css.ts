import { layer, radius, space, typeStyle, vars } from '@umkreis/design-system/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const skipLink = style({
  ...typeStyle('small'),
  fontWeight: 600,
  position: 'fixed',
  top: space[12],
  left: space[12],
  zIndex: layer.splash,
  padding: `${space[12]} ${space[20]}`,
  borderRadius: radius.full,
  background: vars.color.ink,
  color: vars.color.onInk,
  transform: 'translateY(-200%)',
  selectors: { '&:focus-visible': { transform: 'none' } },
})

/** Who arrives at a screen by keyboard is led to its heading: the ring fits its words, not the width of the page. */
globalStyle('h1[tabindex="-1"]:focus-visible', {
  width: 'fit-content',
  outlineOffset: space[4],
  borderRadius: radius.s,
})
