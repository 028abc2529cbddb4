import { media, radius, space, typeStyle, vars } from '@umkreis/design-system/tokens'
import { style, styleVariants } from '@vanilla-extract/css'

const { color } = vars

export const preview = style({
  display: 'grid',
  // Never as wide as its row of screens would like to be: that row scrolls.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  minWidth: 0,
  '@media': { [media.from993]: { position: 'sticky', top: space[24] } },
})
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[12],
  justifyContent: 'space-between',
  alignItems: 'center',
})
export const toolbarEnd = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] })

const place = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  aspectRatio: '1136 / 712',
  // A place that has just become smaller holds the screen of before until the next frame; the shadow stays whole.
  overflow: 'clip',
  overflowClipMargin: space[12],
})
export const stage = styleVariants({
  desktop: [place],
  phone: [
    place,
    {
      background: color.sunken,
      borderRadius: radius.m,
      '@media': { [media.below768]: { aspectRatio: '358 / 584', maxHeight: '692px' } },
    },
  ],
})
const rounded = style({
  overflow: 'hidden',
  boxShadow: `0 0 0 1px ${color.border}, ${vars.elevation[2]}`,
  // What is looked at here are the colours themselves, so they stay as they were chosen.
  '@media': { [media.forced]: { forcedColorAdjust: 'none', outline: '1px solid CanvasText' } },
})
export const frame = styleVariants({
  desktop: [rounded, { borderRadius: radius.m }],
  phone: [rounded, { borderRadius: radius.l }],
})
export const fitted = style({ transformOrigin: '0 0' })
export const screen = style({ height: '100%', overflow: 'hidden', position: 'relative' })

const beside = { gridTemplateColumns: 'minmax(0, 1fr) 220px' }
export const bannerRow = style({
  display: 'grid',
  gap: space[16],
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [`${media.from768} and ${media.below993}`]: beside,
    [media.from1440]: beside,
  },
})
export const bannerPlace = style({ borderRadius: radius.l, overflow: 'hidden', background: 'transparent' })
export const bannerLine = style({ ...typeStyle('small'), color: color.textMuted })
