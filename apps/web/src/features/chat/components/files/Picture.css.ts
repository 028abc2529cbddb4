import { media, motion, radius, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'
import { FILE_WIDTH } from './FileTile.css.ts'

/** A message is at most 520 px wide. */
export const PICTURE_WIDTH = '440px'

/** As wide as its message allows, and of a shape that is known beforehand, so that nothing moves when it arrives. */
const place = style({
  position: 'relative',
  maxWidth: '100%',
  borderRadius: radius.s,
  overflow: 'hidden',
  background: vars.color.sunken,
  selectors: { '&:focus-within': { overflow: 'visible' } },
})
export const frame = {
  alone: style([
    place,
    { width: `min(${PICTURE_WIDTH}, 70vw)`, minWidth: `min(${FILE_WIDTH}, 60vw)`, maxHeight: '420px' },
  ]),
  among: style([place, { width: '100%' }]),
}
export const blurred = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  borderRadius: 'inherit',
})
export const waiting = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
})
export const press = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  height: '100%',
  padding: 0,
  border: 0,
  borderRadius: radius.s,
  background: 'transparent',
  cursor: 'zoom-in',
})
export const drawn = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  borderRadius: 'inherit',
  // What is transparent stands on the page, not on the colours that were there before.
  background: vars.color.surface,
  '@media': {
    [media.moving]: { transition: `filter ${motion.quick}` },
    [media.hover]: { selectors: { [`${press}:hover &`]: { filter: 'brightness(.96)' } } },
  },
})
/** Already there, and not yet to be seen. */
export const undecoded = style([drawn, { opacity: 0 }])
