import { media, radius, space, vars } from '@umkreis/design-system/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

/** Beside the feed alone: above it, it would push the feed away, and Matching people says the same. */
export const card = style({
  display: 'none',
  position: 'relative',
  overflow: 'hidden',
  padding: space[24],
  borderRadius: radius.l,
  background: vars.color.wash,
  '@media': { [media.from1200]: { display: 'grid', gap: space[12] } },
})
export const arcs = style({ position: 'absolute', top: 0, insetInlineEnd: 0, width: '96px', height: '64px' })
export const arc1 = style({ stroke: vars.color.line1 })
export const arc2 = style({ stroke: vars.color.line2 })
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[12],
  alignItems: 'center',
  justifyContent: 'space-between',
})
export const faces = style({ display: 'flex' })
globalStyle(`${faces} > *:not(:first-child)`, { marginInlineStart: `calc(-1 * ${space[8]})` })
