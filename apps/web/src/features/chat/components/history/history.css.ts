import { media, radius, space, transition, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  minWidth: 0,
  minHeight: 0,
  height: '100%',
  paddingTop: space[20],
  '@media': { [media.below768]: { paddingTop: 0 } },
})
export const head = style({
  display: 'grid',
  gap: space[12],
  paddingInline: space[4],
  '@media': { [media.below768]: { paddingInline: space[16] } },
})
export const titleRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: '40px',
  // The arrow, not the round ground around it, stands over the edge of the field.
  marginInlineStart: `-${space[8]}`,
})
export const field = style({ display: 'grid', minWidth: 0 })
export const filters = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] })
export const progressLine = style({ display: 'grid', gap: space[4] })
export const scroller = style({
  flexGrow: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  paddingBottom: space[20],
  '@media': { [media.below768]: { paddingInline: space[4] } },
})
export const status = style({ display: 'block', paddingInline: space[12], paddingBottom: space[8] })
export const notice = style({ display: 'grid', justifyItems: 'start', gap: space[12], padding: space[12] })
export const list = style({ display: 'grid', gap: space[4], margin: 0, padding: 0, listStyle: 'none' })
// Findings out of view are neither laid out nor painted with each letter.
export const listItem = style({ contentVisibility: 'auto', containIntrinsicSize: 'auto 84px' })
export const hints = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: space[12],
  rowGap: space[4],
  margin: 0,
})
export const hintCode = style({ fontWeight: 600, color: vars.color.text })
export const hintText = style({ margin: 0 })

export const row = style([
  {
    display: 'grid',
    gap: '2px',
    width: '100%',
    padding: `${space[8]} ${space[12]}`,
    border: 0,
    borderRadius: radius.m,
    background: 'transparent',
    color: vars.color.text,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    outlineOffset: '-3px',
    selectors: { '&[aria-current="true"]': { background: vars.color.wash } },
    '@media': {
      [media.forced]: {
        selectors: { '&[aria-current="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
      [media.hover]: { selectors: { '&:hover:not([aria-current="true"])': { background: vars.color.washFaint } } },
    },
  },
  transition(['background-color']),
])
export const rowHead = style({ display: 'flex', alignItems: 'baseline', gap: space[8], minWidth: 0 })
export const rowTitle = style({ flexGrow: 1, minWidth: 0 })
export const rowText = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
})

export const tab = style({ display: 'grid', gap: space[16], alignContent: 'start', minWidth: 0 })
export const linkRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[8],
  paddingBlock: space[8],
})
export const linkWords = style({
  display: 'grid',
  gap: '2px',
  minWidth: 0,
  overflowWrap: 'anywhere',
  // An address may hold towers of combining characters.
  overflow: 'clip',
  overflowClipMargin: '4px',
})
export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(92px, 1fr))',
  gap: space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const section = style({ display: 'grid', gap: space[8] })
