import { style } from '@vanilla-extract/css'
import { radius, space } from '@umkreis/design-system/tokens'

export const place = style({
  display: 'grid',
  placeItems: 'center',
  gap: space[16],
  minHeight: '336px',
  alignContent: 'center',
})
/** Light around the code in every scheme: many readers know nothing else. */
export const code = style({
  width: 'min(100%, 280px)',
  aspectRatio: '1',
  borderRadius: radius.m,
  imageRendering: 'pixelated',
})
