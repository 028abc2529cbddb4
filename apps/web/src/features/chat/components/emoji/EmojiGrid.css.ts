import { media, radius, space, vars } from '@umkreis/design-system/tokens'
import { createVar, style } from '@vanilla-extract/css'

/** How many rows there are where eight stand in one: the height before it is drawn. */
export const rowsVar = createVar()

export const section = style({
  // What is scrolled out costs nothing, and its height is known.
  contentVisibility: 'auto',
  containIntrinsicSize: `auto none auto calc(28px + 40px * ${rowsVar})`,
})

export const heading = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'block',
  height: '28px',
  paddingBlock: space[4],
  background: vars.color.surface,
})

export const grid = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(36px, 1fr))' })

export const button = style({
  display: 'grid',
  placeItems: 'center',
  height: '40px',
  padding: 0,
  border: 0,
  borderRadius: radius.s,
  background: 'transparent',
  fontFamily: "'Apple Color Emoji', 'Segoe UI Emoji', 'Noto Color Emoji', sans-serif",
  fontSize: '24px',
  lineHeight: 1,
  cursor: 'pointer',
  outlineOffset: '-3px',
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.wash } } } },
})
