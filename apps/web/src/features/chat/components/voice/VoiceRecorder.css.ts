import { media, radius, space, vars } from '@umkreis/design-system/tokens'
import { keyframes, style } from '@vanilla-extract/css'

const breathe = keyframes({ '50%': { opacity: 0.35 } })

export const recorder = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: '56px',
  padding: `${space[8]} ${space[12]} 0`,
})
export const words = style({ flex: 1, minWidth: 0 })
export const dotPaused = style({
  flexShrink: 0,
  width: space[8],
  height: space[8],
  borderRadius: radius.full,
  border: `2px solid ${vars.color.danger}`,
})
export const dot = style([
  dotPaused,
  {
    background: vars.color.danger,
    '@media': { [media.moving]: { animation: `${breathe} 1.8s linear infinite` } },
  },
])
