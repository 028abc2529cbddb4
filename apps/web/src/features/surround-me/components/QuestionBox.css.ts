import { globalStyle, style } from '@vanilla-extract/css'
import { layer, media, space, tabular, typeStyle, vars } from '@umkreis/design-system/tokens'

const { color } = vars
/** There one of the first questions has room above the count. */
const shortPhone = '(max-width: 767.98px) and (max-height: 719.98px)'

export const recent = style({
  ...typeStyle('small'),
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  color: color.textMuted,
  minWidth: 0,
})
export const recentLabel = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  flexShrink: 0,
  '@media': { [media.phone]: { position: 'absolute', clipPath: 'inset(50%)', width: '1px', overflow: 'hidden' } },
})
export const recentList = style({
  display: 'flex',
  gap: space[8],
  flex: '1 1 auto',
  minWidth: 0,
  // Room for the focus ring of a chip, which the scrolling would cut off.
  padding: '6px',
  margin: '-6px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
})
export const recentItem = style({ flexShrink: 0, maxWidth: 'min(340px, 100%)', display: 'inline-flex' })
/** Stands below the empty field without moving anything: what is typed takes its place. */
export const first = style({
  position: 'absolute',
  insetInline: 0,
  top: `calc(100% + ${space[24]})`,
  marginInline: 'auto',
  maxWidth: '640px',
  zIndex: layer.raised,
  '@media': { [media.below768]: { top: `calc(100% + ${space[16]})` } },
})
export const loose = style({
  ...typeStyle('small'),
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[8],
  color: color.textMuted,
  '@media': { [shortPhone]: { flexDirection: 'row', justifyContent: 'center' } },
})
export const looseList = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[8],
  minWidth: 0,
  maxWidth: '100%',
})
globalStyle(`${looseList} > li:nth-child(n + 2)`, { '@media': { [shortPhone]: { display: 'none' } } })
/** A portrait fills the disc that an icon stands in. */
export const portrait = style({ display: 'grid' })
export const people = style({ ...tabular })
export const unit = style({ '@media': { [media.phone]: { display: 'none' } } })
