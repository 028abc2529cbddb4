import { radius, space, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

/** As a picture among others. */
export const square = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[4],
  width: '100%',
  aspectRatio: '1',
  minWidth: 0,
  padding: space[8],
  border: 0,
  borderRadius: radius.s,
  background: vars.color.accentWash,
  color: vars.color.accentText,
  cursor: 'pointer',
})
export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  maxWidth: '100%',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  hyphens: 'none',
})
