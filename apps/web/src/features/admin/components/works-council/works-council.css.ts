import { focusRing, media, radius, space, typeStyle, vars } from '@umkreis/design-system/tokens'
import { globalStyle, style } from '@vanilla-extract/css'
import { shellSpace } from '../../../../shared/shell-space.ts'

const { color } = vars
/** What a link leads to stays clear of the top bar, which phones have. */
const anchorDistance = `calc(${shellSpace.top} + ${space[24]})`

export const sheet = style({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The declaration alone: no frame, no tabs, no tools.
  '@media': { print: { position: 'absolute', inset: '0 0 auto', maxWidth: 'none', visibility: 'visible' } },
})
globalStyle(`body:has(${sheet}) *`, { '@media': { print: { visibility: 'hidden' } } })
globalStyle(`${sheet} *`, { '@media': { print: { visibility: 'visible !important' as 'visible' } } })

export const head = style({ display: 'grid', gap: space[16] })
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  alignItems: 'center',
  '@media': { print: { display: 'none' } },
})
export const lead = style({ display: 'grid', gap: space[8], maxWidth: '44rem' })
/** Contents beside the text, which stay in sight, where there is room for both; above it elsewhere. */
export const columns = style({
  display: 'grid',
  gap: `${space[24]} ${space[40]}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [`screen and ${media.from1200}`]: { gridTemplateColumns: '240px minmax(0, 1fr)' },
    print: { display: 'block' },
  },
})
export const contents = style({
  display: 'grid',
  gap: space[12],
  minWidth: 0,
  '@media': {
    [`screen and ${media.from1200}`]: {
      position: 'sticky',
      top: space[24],
      maxHeight: `calc(100dvh - ${space[56]})`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
    },
    print: { breakAfter: 'page' },
  },
})
export const contentsList = style({
  display: 'grid',
  gap: space[16],
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
})
export const contentsPart = style({ display: 'grid', gap: space[4], minWidth: 0 })
export const contentsEntries = style({ display: 'grid' })
const contentsLink = style({
  display: 'block',
  borderRadius: radius.tail,
  paddingBlock: space[4],
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  selectors: { '&:hover': { textDecoration: 'underline' }, '&:focus-visible': focusRing },
})
export const contentsChapter = style([contentsLink, { ...typeStyle('small', 600), color: color.text }])
export const contentsEntry = style([contentsLink, { ...typeStyle('small'), color: color.textMuted }])
export const chapters = style({ display: 'grid', gap: space[24], minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' })
/** Short facts beside each other: the page is half as long. */
export const facts = style({ minWidth: 0, containerType: 'inline-size' })
globalStyle(`${facts} > dl`, {
  '@container': { '(min-width: 560px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[32] } },
})
export const chapter = style({ display: 'grid', gap: space[16], paddingBlockStart: space[16] })
// The links name the heading, which has no style of its own.
globalStyle(`${chapter} > h3`, { scrollMarginTop: anchorDistance })
export const data = style({
  scrollMarginTop: anchorDistance,
  display: 'grid',
  gap: space[16],
  minWidth: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.phone]: { padding: space[16] }, print: { breakInside: 'avoid', boxShadow: 'none' } },
})
export const switches = style({ display: 'grid', gap: space[8] })
export const switchLine = style({ display: 'grid', gap: space[4] })
export const switchName = style({ fontWeight: 600 })
export const quiet = style({ ...typeStyle('small'), color: color.textMuted, overflowWrap: 'anywhere' })
export const summary = style([quiet, { cursor: 'pointer', width: 'fit-content', paddingBlock: space[4] }])
export const places = style([quiet, { display: 'grid', gap: space[8], paddingBlockStart: space[8] }])
export const table = style({ fontWeight: 600 })
// On paper nobody unfolds anything.
globalStyle(`${sheet} details::details-content`, {
  '@media': { print: { contentVisibility: 'visible', display: 'block' } },
})
