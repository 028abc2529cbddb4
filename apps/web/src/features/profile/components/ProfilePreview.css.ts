import { focusRing, radius, space, typeStyle, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const frame = style({ display: 'grid', gap: space[12] })

/** The arcs fade out before the name begins, so that no line meets a letter. */
export const arcs = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  width: '100%',
  height: '200px',
  maxWidth: 'none',
  maskImage: 'linear-gradient(to bottom, #000 96px, transparent 168px)',
})
export const disc = style({ fill: color.disc1 })
export const inner = style({ fill: color.surface })
export const first = style({ fill: 'none', stroke: color.line1, strokeWidth: 1.5, opacity: 0.6 })
export const second = style({ fill: 'none', stroke: color.line2, strokeWidth: 1.5, opacity: 0.6 })

export const words = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: space[16],
  padding: `${space[56]} ${space[20]} ${space[24]}`,
  textAlign: 'center',
  overflowWrap: 'anywhere',
})
export const head = style({ display: 'grid', gap: space[4], paddingBlockStart: space[4] })
/** Enough to know how it reads; all of it stands in the field. */
export const bio = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 6,
  overflow: 'hidden',
  hyphens: 'auto',
})
export const skills = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[8] })
/** Not taken over yet: dashed, like the place of somebody who could be there. */
export const typed = style({
  ...typeStyle('small'),
  padding: `${space[4]} ${space[12]}`,
  borderRadius: radius.full,
  border: `1px dashed ${color.borderStrong}`,
  color: color.textMuted,
})
export const more = style({
  ...typeStyle('small', 600),
  color: color.accentText,
  cursor: 'pointer',
  padding: `${space[4]} ${space[8]}`,
  borderRadius: radius.full,
  selectors: { '&:focus-visible': focusRing },
})
