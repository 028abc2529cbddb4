import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media, motion, space } from '../../tokens/scales.ts'
import { typeStyle } from '../../tokens/typography.ts'
import { vars } from '../../tokens/vars.css.ts'

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })
const back = keyframes({ to: { transform: 'rotate(-360deg)' } })

export const root = style({ display: 'inline-flex', alignItems: 'center', gap: space[12], color: 'inherit' })
export const drawing = style({ flexShrink: 0, display: 'block' })
export const word = style({ ...typeStyle('small'), color: vars.color.textMuted })

const part = style({ transformOrigin: '50% 50%', transformBox: 'view-box', fill: 'none' })
export const outer = style([
  part,
  { '@media': { [media.moving]: { animation: `${back} ${motion.waitingSlow} infinite` } } },
])
export const inner = style([
  part,
  { '@media': { [media.moving]: { animation: `${turn} ${motion.waiting} infinite` } } },
])

export const outerTone = styleVariants({ brand: { stroke: vars.color.line2 }, current: { stroke: 'currentColor' } })
export const innerTone = styleVariants({ brand: { stroke: vars.color.line1 }, current: { stroke: 'currentColor' } })
export const rest = styleVariants({
  brand: { fill: 'none', stroke: vars.color.pale },
  current: { fill: 'none', stroke: 'currentColor', opacity: 0.25 },
})
export const dot = styleVariants({ brand: { fill: vars.color.line1 }, current: { fill: 'currentColor' } })
