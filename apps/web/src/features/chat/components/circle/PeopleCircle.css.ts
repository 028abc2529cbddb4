import { media, motion, radius, space, transition, typeStyle, vars } from '@umkreis/design-system/tokens'
import { createVar, keyframes, style } from '@vanilla-extract/css'
import { CENTRE, STAGE } from '../../logic/circle-places.ts'

/** Where somebody stands, in pixels from the middle of the circle. */
export const awayX = createVar()
export const awayY = createVar()

export const stage = style({
  position: 'relative',
  flexShrink: 0,
  width: '100%',
  height: `${STAGE.height}px`,
  overflow: 'hidden',
})

export const arcs = style({
  position: 'absolute',
  insetInlineStart: '50%',
  top: 0,
  width: `${STAGE.width}px`,
  height: `${STAGE.height}px`,
  marginInlineStart: `-${CENTRE.x}px`,
  // Towards the foot the circle fades into the page.
  maskImage: 'linear-gradient(#000 62%, transparent)',
})
export const outerGround = style({ fill: vars.color.disc1 })
export const innerGround = style({ fill: vars.color.disc2 })
export const outerLine = style({ fill: 'none', stroke: vars.color.line2 })
export const innerLine = style({ fill: 'none', stroke: vars.color.line1 })

/** A place for somebody who could be there. */
export const free = style({ fill: vars.color.surface, stroke: vars.color.borderStrong, strokeDasharray: '4 4' })

const standing = style({
  position: 'absolute',
  insetInlineStart: '50%',
  top: `${CENTRE.y}px`,
  transform: `translate(calc(-50% + ${awayX}), calc(-50% + ${awayY}))`,
  display: 'inline-flex',
  borderRadius: radius.full,
})

export const middle = style([standing, { vars: { [awayX]: '0px', [awayY]: '0px' } }])

const land = keyframes({ from: { opacity: 0, scale: '.4' } })

/** The rim keeps a portrait apart from the line that it stands on. */
export const person = style([
  standing,
  {
    boxShadow: `0 0 0 3px ${vars.color.surface}`,
    background: vars.color.surface,
    '@media': { [media.moving]: { animation: `${land} ${motion.spring}`, transition: `transform ${motion.move}` } },
  },
])

export const removable = style([
  {
    padding: 0,
    border: 0,
    font: 'inherit',
    color: 'inherit',
    cursor: 'pointer',
    // A finger needs more than the portrait.
    selectors: { '&::before': { content: '', position: 'absolute', inset: '-4px', borderRadius: radius.full } },
  },
  transition(['opacity']),
])
/** Over the portrait of whoever would go with the next press. */
export const cross = style([
  {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    borderRadius: radius.full,
    background: `color-mix(in srgb, ${vars.color.bar} 62%, transparent)`,
    color: vars.color.onBar,
    opacity: 0,
    selectors: { [`${removable}:focus-visible > &`]: { opacity: 1 } },
    '@media': { [media.hover]: { selectors: { [`${removable}:hover > &`]: { opacity: 1 } } } },
  },
  transition(['opacity']),
])

export const more = style({
  ...typeStyle('meta', 600),
  display: 'grid',
  placeItems: 'center',
  minWidth: '36px',
  height: '36px',
  paddingInline: space[4],
  borderRadius: radius.full,
  background: vars.color.wash,
  color: vars.color.text,
})
