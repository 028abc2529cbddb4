import { radius, space, vars } from '@umkreis/design-system/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const code = style({ display: 'block', width: '100%', height: 'auto', borderRadius: radius.s })
/** The pair of colours that stays dark on light, whatever the scheme. */
export const paper = style({ fill: vars.color.onBar, forcedColorAdjust: 'none' })
export const print = style({ fill: vars.color.bar, forcedColorAdjust: 'none' })

export const frame = style({
  position: 'relative',
  width: '100%',
  aspectRatio: '4 / 3',
  borderRadius: radius.m,
  overflow: 'hidden',
  background: vars.color.sunken,
})
export const picture = style({ width: '100%', height: '100%' })
globalStyle(`${picture} video`, { display: 'block', width: '100%', height: '100%', objectFit: 'cover' })
export const waiting = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: space[16],
})
