import { keyframes, style } from '@vanilla-extract/css'
import { media } from '../../tokens/scales.ts'
import { vars } from '../../tokens/vars.css.ts'

const FORCED = '(forced-colors: active)'

/** Every stroke measures itself as 1 long (`pathLength`), so that one movement draws segments of every size. */
const fill = keyframes({
  '0%': { strokeDasharray: '1 1', strokeDashoffset: 1, opacity: 0 },
  '1%': { opacity: 1 },
  '100%': { strokeDasharray: '1 1', strokeDashoffset: 0 },
})

export const root = style({ position: 'relative', display: 'inline-grid', placeItems: 'center', flexShrink: 0 })
export const ring = style({ position: 'absolute', inset: 0, overflow: 'visible' })
export const stroke = style({
  fill: 'none',
  stroke: vars.color.pale,
  strokeLinecap: 'round',
  '@media': { [FORCED]: { stroke: 'GrayText' } },
})
export const met = style({ stroke: vars.color.line1, '@media': { [FORCED]: { stroke: 'CanvasText' } } })
/** One segment after another; the times of each come from where it is drawn. */
export const filling = style({
  '@media': {
    [media.moving]: { animationName: fill, animationTimingFunction: 'linear', animationFillMode: 'backwards' },
  },
})
export const unmet = style({
  stroke: vars.color.textFaint,
  strokeDasharray: '0.1 3.4',
  '@media': { [FORCED]: { stroke: 'CanvasText' } },
})
export const glyph = style({ flexShrink: 0 })
