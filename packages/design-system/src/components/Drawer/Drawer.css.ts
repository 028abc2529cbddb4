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
  background: color.canvas,
  color: color.text,
  boxShadow: vars.elevation[3],
  overflow: 'auto',
  '@media': { [media.moving]: { transition: `transform ${motion.drawer}` } },
})
export const side = styleVariants({
  start: [
    drawer,
    {
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
  minHeight: '100%',
  padding: space[16],
  outline: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
})
