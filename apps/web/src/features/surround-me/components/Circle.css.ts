import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { focusRing, media, motion, radius, transition, typeStyle, vars } from '@umkreis/design-system/tokens'

/** The whole drawing lies behind the words of the stage. */
export const circle = style({ position: 'absolute', inset: 0, overflow: 'hidden', pointerEvents: 'none' })

export const lines = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', maxWidth: 'none' })

export const disc = styleVariants({
  outer: { fill: vars.color.disc1, opacity: 0.5 },
  second: { fill: vars.color.disc1 },
  inner: { fill: vars.color.canvas },
})

const line = style({ fill: 'none', strokeWidth: 2 })

export const arc = styleVariants({
  first: [line, { stroke: vars.color.line1 }],
  second: [line, { stroke: vars.color.line2 }],
  quiet: [line, { stroke: vars.color.pale, strokeWidth: 1.5 }],
})

export const placeX = createVar()
export const placeY = createVar()

const appear = keyframes({ from: { opacity: 0 } })

/** A point on an arc; people are centred on it. */
export const place = style({
  position: 'absolute',
  left: 0,
  top: 0,
  width: 0,
  height: 0,
  transform: `translate(${placeX}, ${placeY})`,
  '@media': { [media.moving]: { animation: `${appear} ${motion.move}` } },
})

const portrait = style({
  position: 'absolute',
  display: 'grid',
  borderRadius: radius.full,
  transform: 'translate(-50%, -50%)',
})

export const quietPortrait = style([portrait, { boxShadow: `0 0 0 3px ${vars.color.surface}` }])

export const ringedPortrait = style([
  portrait,
  transition(['transform'], 'quick'),
  {
    pointerEvents: 'auto',
    cursor: 'pointer',
    background: vars.color.canvas,
    selectors: { '&:focus-visible': focusRing },
  },
])

const label = style({
  position: 'absolute',
  top: 0,
  width: 82,
  transform: 'translateY(-50%)',
  hyphens: 'auto',
})

export const labelSide = styleVariants({
  left: [label, { right: 41, textAlign: 'right' }],
  right: [label, { left: 41 }],
})

export const labelName = style([
  typeStyle('small', 600),
  { display: 'block', color: vars.color.text, lineHeight: '18px' },
])

export const labelWords = style([
  typeStyle('meta'),
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    color: vars.color.textMuted,
  },
])
