import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { layer, media, motion, radius, space } from '../../tokens/scales.ts'
import { vars } from '../../tokens/vars.css.ts'

const { color } = vars
const fade = keyframes({ from: { opacity: 0 } })
const fromStart = keyframes({ from: { transform: 'translateX(-100%)' } })
const fromEnd = keyframes({ from: { transform: 'translateX(100%)' } })

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.drawer,
  display: 'flex',
  background: `color-mix(in srgb, ${color.bar} 45%, transparent)`,
  '@media': {
    [media.moving]: {
      animation: `${fade} ${motion.drawer}`,
      transition: `opacity ${motion.drawer}`,
      selectors: { '&[data-exiting]': { opacity: 0 } },
    },
  },
})
const drawer = style({
  width: 'min(360px, calc(100vw - 56px))',
  height: '100%',
  color: color.text,
  boxShadow: vars.elevation[3],
  overflow: 'auto',
  overscrollBehavior: 'contain',
  '@media': {
    [media.moving]: { transition: `transform ${motion.drawer}` },
    [media.forced]: { border: '1px solid CanvasText' },
  },
})
export const side = styleVariants({
  start: [
    drawer,
    {
      background: color.canvas,
      borderRadius: `0 ${radius.l} ${radius.l} 0`,
      '@media': {
        [media.moving]: {
          animation: `${fromStart} ${motion.drawer}`,
          selectors: { '&[data-exiting]': { transform: 'translateX(-100%)' } },
        },
      },
    },
  ],
  end: [
    drawer,
    {
      background: color.surface,
      marginInlineStart: 'auto',
      borderRadius: `${radius.l} 0 0 ${radius.l}`,
      '@media': {
        [media.moving]: {
          animation: `${fromEnd} ${motion.drawer}`,
          selectors: { '&[data-exiting]': { transform: 'translateX(100%)' } },
        },
      },
    },
  ],
})
export const content = style({
  position: 'relative',
  minHeight: '100%',
  outline: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  overflowWrap: 'anywhere',
})
export const padding = styleVariants({
  0: { paddingBlockEnd: 'env(safe-area-inset-bottom)' },
  16: { padding: space[16], paddingBlockEnd: `max(${space[16]}, env(safe-area-inset-bottom))` },
})
/** Takes no room of its own: what slides in begins at the top, and the cross lies over its corner. */
const place = style({
  position: 'sticky',
  zIndex: layer.raised,
  height: 0,
  marginBlockEnd: `-${space[16]}`,
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'flex-start',
  // Over words that pass below it, and out of their way.
  pointerEvents: 'none',
})
export const closePlace = styleVariants({ 0: [place, { top: 0 }], 16: [place, { top: space[16] }] })
const corner = style({
  pointerEvents: 'auto',
  background: color.surface,
  boxShadow: vars.elevation[1],
})
/** The same corner of the drawer, whatever room its content keeps. */
export const close = styleVariants({
  0: [corner, { margin: `${space[8]} ${space[8]} 0` }],
  16: [corner, { margin: `-${space[8]} -${space[8]} 0` }],
})
