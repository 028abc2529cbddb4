import { keyframes, style } from '@vanilla-extract/css'
import { media, motion, space } from '../../tokens/scales.ts'
import { typeStyle } from '../../tokens/typography.ts'
import { vars } from '../../tokens/vars.css.ts'

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })

export const root = style({ ...typeStyle('small', 600), display: 'inline-flex', alignItems: 'center', gap: space[8] })
export const ready = style({ color: vars.color.success })
export const waiting = style({ color: vars.color.textMuted })
export const drawing = style({ flexShrink: 0, overflow: 'visible' })
export const ring = style({ fill: 'none', stroke: 'currentColor' })
export const open = style([
  ring,
  {
    transformOrigin: '50% 50%',
    transformBox: 'view-box',
    '@media': { [media.moving]: { animation: `${turn} ${motion.waitingSlow} infinite` } },
  },
])
export const lock = style({ fill: 'currentColor' })
export const bow = style({ fill: 'none', stroke: 'currentColor' })
