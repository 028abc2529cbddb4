import { media, radius, space, vars } from '@umkreis/design-system/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const code = style({ display: 'block', width: '100%', height: 'auto', borderRadius: radius.s })
/** The pair of colours that stays dark on light, whatever the scheme. */
export const paper = style({ fill: vars.color.onBar, forcedColorAdjust: 'none' })
export const print = style({ fill: vars.color.bar, forcedColorAdjust: 'none' })

export const below = style({ display: 'grid', gap: space[12], minWidth: 0 })
export const controls = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] })
export const ownWay = style({ display: 'contents' })
export const frame = style({
  position: 'relative',
  width: '100%',
  aspectRatio: '4 / 3',
  maxHeight: '60vh',
  borderRadius: radius.m,
  overflow: 'hidden',
  background: vars.color.sunken,
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': { [media.below576]: { aspectRatio: '1' } },
})
export const picture = style({ width: '100%', height: '100%' })
globalStyle(`${picture} video`, { display: 'block', width: '100%', height: '100%', objectFit: 'cover' })
// A camera that looks at oneself is a mirror, or one would move the code to the wrong side.
globalStyle(`${picture} video[data-mirrored]`, { transform: 'scaleX(-1)' })
/** Light lines with a dark edge: what is behind them may have any colour. */
export const viewfinder = style({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  height: '70%',
  aspectRatio: '1',
  fill: 'none',
  stroke: vars.color.onBar,
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  filter: `drop-shadow(0 0 2px ${vars.color.bar})`,
  pointerEvents: 'none',
})
export const waiting = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[16],
  padding: space[24],
  textAlign: 'center',
})
