import { globalStyle, style } from '@vanilla-extract/css'
import { media, space, typeStyle, vars } from '@umkreis/design-system/tokens'

const { color } = vars

export const circles = style({
  position: 'relative',
  display: 'grid',
  minHeight: '450px',
  minWidth: 0,
  overflowX: 'clip',
  // On phones the outer sides of the circles leave the screen, as the page's own arcs do.
  '@media': { [media.below768]: { minHeight: '330px', marginInline: `-${space[16]}` } },
})
export const ground = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  overflow: 'visible',
})
export const mine = style({ fill: color.wash })
export const theirs = style({ fill: color.accentWash })
export const lens = style({ fill: color.mark })
const line = style({ fill: 'none', strokeWidth: 2 })
export const mineLine = style([line, { stroke: color.line1 }])
export const theirsLine = style([line, { stroke: color.line2 }])
export const waitingLine = style([line, { stroke: color.halo, strokeDasharray: '4 8', strokeLinecap: 'round' }])

export const columns = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 150px) minmax(0, 1fr)',
  alignItems: 'center',
  width: '100%',
  maxWidth: '684px',
  marginInline: 'auto',
  padding: `${space[56]} ${space[24]}`,
  '@media': {
    [media.below768]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr) minmax(0, 1fr)',
      padding: `${space[32]} ${space[8]}`,
    },
  },
})
/** Nobody to compare with yet: one's own things stand in the middle of one's own circle. */
export const alone = style({
  gridTemplateColumns: 'minmax(0, 438fr) minmax(0, 246fr)',
  paddingInline: 0,
  '@media': { [media.below768]: { gridTemplateColumns: 'minmax(0, 472fr) minmax(0, 92fr)', paddingInline: 0 } },
})
export const column = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[12],
  minWidth: 0,
  paddingInline: space[8],
  textAlign: 'center',
  '@media': { [media.below768]: { gap: space[8], paddingInline: space[4] } },
})
export const columnHead = style({ display: 'grid', justifyItems: 'center', gap: space[4], minWidth: 0 })
export const portrait = style({ marginBlockEnd: space[4] })
export const columnTitle = style({ ...typeStyle('section'), color: color.text, overflowWrap: 'anywhere' })
export const place = style({
  ...typeStyle('small'),
  color: color.text,
  overflowWrap: 'anywhere',
  '@media': { [media.below768]: { display: 'none' } },
})
export const list = style({ display: 'grid', justifyItems: 'center', gap: space[8], minWidth: 0, maxWidth: '100%' })
globalStyle(`${list} > li`, { maxWidth: '100%', overflowWrap: 'anywhere' })
export const plain = style({ ...typeStyle('small', 500), color: color.text, hyphens: 'auto' })
export const more = style({ ...typeStyle('small'), color: color.text })
export const note = style({ ...typeStyle('small'), color: color.text, overflowWrap: 'anywhere', hyphens: 'auto' })
