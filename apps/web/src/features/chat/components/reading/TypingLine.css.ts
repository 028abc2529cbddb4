import { layer, media, motion, radius, space, vars } from '@umkreis/design-system/tokens'
import { keyframes, style } from '@vanilla-extract/css'

export const line = style({
  position: 'absolute',
  zIndex: layer.raised,
  insetInlineStart: space[16],
  bottom: space[4],
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  maxWidth: `calc(100% - 2 * ${space[16]})`,
  paddingInline: space[12],
  height: '24px',
  borderRadius: radius.full,
  background: vars.color.sunken,
  pointerEvents: 'none',
})

export const dots = style({ display: 'inline-flex', gap: '3px' })
const breathe = keyframes({ '0%, 60%, 100%': { opacity: 0.35 }, '30%': { opacity: 1 } })
export const dot = style({
  width: '5px',
  height: '5px',
  borderRadius: radius.full,
  background: vars.color.textMuted,
  '@media': { [media.moving]: { animation: `${breathe} ${motion.waiting} infinite` } },
  selectors: { '&:nth-child(2)': { animationDelay: '150ms' }, '&:nth-child(3)': { animationDelay: '300ms' } },
})
