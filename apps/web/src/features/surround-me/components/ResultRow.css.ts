import { style, styleVariants } from '@vanilla-extract/css'
import { media, motion, radius, space, tabular, typeStyle, vars } from '@umkreis/design-system/tokens'

const { color } = vars

/** A row shows the keys' focus by its own outline; the transparent one is for forced colours. */
const inFocus = {
  background: color.surface,
  boxShadow: `inset 0 0 0 2px ${color.ink}, ${vars.elevation[2]}`,
  outline: '2px solid transparent',
}

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '22px 70px minmax(0, 1fr) 44px',
  columnGap: space[16],
  padding: `${space[16]} ${space[20]}`,
  borderRadius: radius.l,
  cursor: 'pointer',
  outline: 'none',
  scrollMarginBlock: '120px',
  '@media': {
    [media.moving]: { transition: `background-color ${motion.quick}, box-shadow ${motion.quick}` },
    [media.hover]: { selectors: { '&:hover': { background: color.washFaint } } },
    [media.below576]: {
      gridTemplateColumns: '58px minmax(0, 1fr) 44px',
      columnGap: space[12],
      padding: space[12],
    },
  },
  selectors: {
    '&[aria-selected="true"]': { background: color.washFaint },
    '&:focus-visible': inFocus,
  },
})

/** Where the person in focus stands open at the right, their row says so; elsewhere only the keys' focus is shown. */
export const openRow = style({
  '@media': {
    [media.from1200]: {
      selectors: {
        [`${row}&, ${row}&:hover, ${row}&[aria-selected="true"]`]: inFocus,
      },
    },
  },
})

/** The check is a mark inside the row: pressing anywhere on its 44 px chooses, the rest of the row only focuses. */
export const check = style({
  position: 'relative',
  alignSelf: 'start',
  display: 'grid',
  placeItems: 'center',
  width: '22px',
  height: '22px',
  marginBlockStart: '24px',
  borderRadius: radius.full,
  boxShadow: `inset 0 0 0 1.5px ${color.borderStrong}`,
  border: '1px solid transparent',
  background: color.surface,
  color: 'transparent',
  '::after': { content: '', position: 'absolute', inset: '-11px' },
  selectors: {
    [`${row}[aria-selected="true"] &`]: { background: color.ink, color: color.onInk, boxShadow: 'none' },
  },
  '@media': {
    [media.moving]: { transition: `background-color ${motion.quick}` },
    [media.below576]: {
      gridColumn: 3,
      gridRow: 1,
      justifySelf: 'end',
      width: '26px',
      height: '26px',
      marginBlockStart: '2px',
    },
    // Forced colours draw no shadow and let no colour be transparent: the tick would stand in every row.
    [media.forced]: {
      forcedColorAdjust: 'none',
      borderColor: 'CanvasText',
      background: 'Canvas',
      selectors: {
        [`${row}[aria-selected="true"] &`]: {
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
})

export const portrait = style({ alignSelf: 'start', '@media': { [media.below576]: { gridColumn: 1, gridRow: 1 } } })

export const onlyWide = style({ '@media': { [media.below576]: { display: 'none' } } })
export const onlyNarrow = style({ display: 'none', '@media': { [media.below576]: { display: 'block' } } })

export const body = style({ minWidth: 0, '@media': { [media.below576]: { display: 'contents' } } })

export const head = style({ minWidth: 0, '@media': { [media.below576]: { gridColumn: 2, gridRow: 1 } } })
export const name = style({ ...typeStyle('title'), display: 'block', color: color.text })
export const place = style({ ...typeStyle('small'), display: 'block', color: color.textMuted })
export const slash = style({ color: color.textFaint, '@media': { [media.below576]: { display: 'none' } } })
export const placePart = style({ '@media': { [media.below576]: { display: 'block' } } })

export const evidence = style({
  display: 'grid',
  marginBlockStart: space[4],
  '@media': { [media.below576]: { gridColumn: '1 / -1', marginBlockStart: space[8], paddingInlineStart: '6px' } },
})
export const line = style({
  ...typeStyle('evidence'),
  display: 'grid',
  gridTemplateColumns: '18px 76px minmax(0, 1fr)',
  columnGap: space[8],
  alignItems: 'start',
  '@media': { [media.below576]: { gridTemplateColumns: '18px minmax(0, 1fr)', columnGap: space[12] } },
})
export const glyph = style({ display: 'grid', alignItems: 'center', height: '1.5rem' })
export const field = style({
  color: color.textMuted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.below576]: { display: 'none' } },
})
export const quote = style({ color: color.text, minWidth: 0 })
export const note = style({ color: color.textMuted })
export const missing = style({ color: color.textFaint })

export const score = style({
  ...tabular,
  alignSelf: 'start',
  justifySelf: 'end',
  textAlign: 'right',
  '@media': { [media.below576]: { gridColumn: 3, gridRow: 1, alignSelf: 'start', marginBlockStart: '38px' } },
})
export const scoreNumber = style({
  display: 'block',
  ...typeStyle('title'),
  ...tabular,
  color: color.text,
  '@media': { [media.below576]: { ...typeStyle('small', 500), color: color.textMuted } },
})
export const bar = style({
  display: 'block',
  width: '44px',
  height: '4px',
  borderRadius: radius.full,
  background: color.pale,
  overflow: 'hidden',
  marginBlockStart: space[4],
  '@media': {
    [media.below576]: { display: 'none' },
    [media.forced]: { outline: '1px solid CanvasText' },
  },
})
const barFill = style({
  display: 'block',
  height: '100%',
  borderRadius: radius.full,
  '@media': { [media.forced]: { forcedColorAdjust: 'none' } },
})
export const fill = styleVariants({
  fits: [barFill, { background: color.line1, '@media': { [media.forced]: { background: 'CanvasText' } } }],
  weak: [barFill, { background: color.borderStrong, '@media': { [media.forced]: { background: 'GrayText' } } }],
})
