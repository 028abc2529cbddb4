import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media, radius, space } from '../../tokens/scales.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Nothing for the first 300 ms, then a fade of 100. */
const APPEAR_MS = 400
const appear = keyframes({ '0%, 75%': { opacity: 0 } })
const breathe = keyframes({ '50%': { opacity: 0.55 } })

/** Nothing is drawn in the first 300 ms, because most answers are there by then. */
export const rows = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  animation: `${appear} ${APPEAR_MS}ms linear`,
})
export const row = style({ display: 'flex', alignItems: 'center', gap: space[12] })
export const lines = style({ display: 'flex', flexDirection: 'column', gap: space[8], flex: 1 })
const block = style({
  background: `color-mix(in srgb, ${vars.color.border} 70%, ${vars.color.sunken})`,
  '@media': { [media.moving]: { animation: `${breathe} 1.8s ease-in-out infinite` } },
})
export const shape = styleVariants({
  circle: [block, { width: '48px', height: '48px', borderRadius: radius.full, flexShrink: 0 }],
  line: [block, { height: '12px', borderRadius: radius.full }],
  block: [block, { width: '100%', height: '100%', minHeight: '80px', borderRadius: radius.m }],
})
export const length = styleVariants({
  long: { width: 'min(100%, 260px)' },
  middle: { width: 'min(80%, 200px)' },
  short: { width: 'min(55%, 140px)' },
})
