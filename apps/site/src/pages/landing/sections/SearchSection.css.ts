import { style } from '@vanilla-extract/css'
import { media, radius, space, vars } from '@umkreis/design-system/tokens'

export const ground = style({ background: vars.color.sunken })
export const columns = style({
  display: 'grid',
  gap: space[40],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.from993]: { gridTemplateColumns: 'minmax(300px, 4fr) 9fr', gap: space[40] } },
})
/** Stays beside what is asked and found, however long that is. */
export const words = style({
  '@media': { [`${media.from993} and (min-height: 600px)`]: { position: 'sticky', top: space[40] } },
})
export const more = style({ paddingTop: space[16] })
/** The desk's picture, and the phone's before its corner. */
export const pictures = style({
  position: 'relative',
  marginTop: space[56],
  '@media': { [media.from768]: { paddingInlineEnd: '9%' } },
})
export const desk = style({ '@media': { [media.below768]: { display: 'none' } } })
export const phone = style({
  position: 'absolute',
  insetInlineEnd: 0,
  bottom: `-${space[32]}`,
  width: '19%',
  borderRadius: radius.m,
  // There the desk's picture would be too small to read.
  '@media': { [media.below768]: { position: 'static', width: 'min(100%, 320px)', marginInline: 'auto' } },
})
