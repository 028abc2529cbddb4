import { style } from '@vanilla-extract/css'
import { layer, space } from '../../tokens/scales.ts'
import { typeStyle } from '../../tokens/typography.ts'
import { vars } from '../../tokens/vars.css.ts'

export const splash = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.splash,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[24],
  background: vars.color.canvas,
  overflow: 'hidden',
})
export const arcs = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', zIndex: -1 })
export const disc1 = style({ fill: vars.color.disc1 })
export const disc2 = style({ fill: vars.color.disc2 })
export const name = style({ ...typeStyle('section'), color: vars.color.text, minHeight: '2rem' })
