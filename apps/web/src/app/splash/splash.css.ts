import { media, space, typeStyle, vars } from '@umkreis/design-system/tokens'
import { globalStyle, keyframes } from '@vanilla-extract/css'

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })
const turnBack = keyframes({ to: { transform: 'rotate(-360deg)' } })
const appear = keyframes({ from: { opacity: 0 } })

// The markup stands in index.html, before any script: hence ids and element names.
globalStyle('#splash', {
  position: 'fixed',
  inset: 0,
  zIndex: 60,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[16],
  background: vars.color.canvas,
  color: vars.color.textMuted,
})
globalStyle('#splash svg', { width: '64px', height: '64px', overflow: 'visible' })
globalStyle('#splash .dot', { fill: vars.color.line1 })
globalStyle('#splash .inner, #splash .outer', {
  fill: 'none',
  strokeWidth: 5,
  strokeLinecap: 'round',
  transformOrigin: '32px 32px',
})
globalStyle('#splash .inner', {
  stroke: vars.color.line1,
  '@media': { [media.moving]: { animation: `${turn} 1.8s linear infinite` } },
})
globalStyle('#splash .outer', {
  stroke: vars.color.line2,
  '@media': { [media.moving]: { animation: `${turnBack} 1.2s linear infinite` } },
})
// The word is for those who wait longer than a blink.
globalStyle('#splash span', { ...typeStyle('small'), animation: `${appear} 140ms 900ms backwards` })
