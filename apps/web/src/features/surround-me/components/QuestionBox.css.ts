import { style } from '@vanilla-extract/css'
import { media, space, tabular, typeStyle, vars } from '@umkreis/design-system/tokens'

const { color } = vars

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
export const recentItem = style({ flexShrink: 0, maxWidth: '340px', display: 'inline-flex' })
/** A portrait fills the disc that an icon stands in. */
export const portrait = style({ display: 'grid' })
export const people = style({ ...tabular })
export const unit = style({ '@media': { [media.phone]: { display: 'none' } } })
