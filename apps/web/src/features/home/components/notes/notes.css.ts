import { control, focusRing, media, radius, space, transition, typeStyle, vars } from '@umkreis/design-system/tokens'
import { style, styleVariants } from '@vanilla-extract/css'
import { shellSpace } from '../../../../shared/shell-space.ts'

const { color } = vars
const line = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 })
/** What banner, tabs and the page's own edges leave of the window. */
const HEIGHT = `max(420px, calc(100dvh - ${shellSpace.top} - ${shellSpace.bottom} - 260px))`

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[24],
  '@media': {
    [media.from768]: { gridTemplateColumns: 'minmax(220px, 320px) minmax(0, 1fr)' },
  },
})
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  minWidth: 0,
  '@media': { [media.from768]: { height: HEIGHT, position: 'sticky', top: space[20] } },
})
export const tools = style({ display: 'flex', alignItems: 'center', gap: space[8] })
export const searchPlace = style({ flex: 1, minWidth: 0 })
export const list = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  margin: 0,
  padding: '3px',
  marginInline: '-3px',
  listStyle: 'none',
  minHeight: 0,
  '@media': { [media.from768]: { overflowY: 'auto', scrollbarWidth: 'thin' } },
})
export const row = style([
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: space[8],
    width: '100%',
    padding: `${space[12]} ${space[16]}`,
    border: 0,
    borderRadius: radius.m,
    background: 'none',
    color: color.text,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&[aria-current="true"]': { background: color.wash },
      '&:focus-visible': { ...focusRing, outlineOffset: '-1px' },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover:not([aria-current="true"])': { background: color.washFaint } } },
      [media.forced]: {
        selectors: { '&[aria-current="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  },
  transition(['background-color']),
])
export const rowTitle = style([line, { ...typeStyle('body'), fontWeight: 600 }])
export const rowPin = style({ display: 'flex', alignItems: 'center', color: color.accentText })
export const rowText = style([line, { ...typeStyle('small'), gridColumn: '1 / -1', color: color.textMuted }])
export const rowWhen = style([line, { ...typeStyle('meta'), gridColumn: '1 / -1', color: color.textMuted }])

export const hint = style({ display: 'grid', gap: space[4], padding: `${space[12]} ${space[16]}` })
export const hintTitle = style({ ...typeStyle('body'), margin: 0, fontWeight: 600 })
export const hintLine = style({ ...typeStyle('small'), margin: 0, color: color.textMuted })

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: HEIGHT,
  padding: `${space[20]} ${space[24]}`,
  borderRadius: radius.l,
  background: color.surface,
  boxShadow: `inset 0 0 0 1px ${color.border}, ${vars.elevation[1]}`,
  '@media': {
    [media.below768]: { padding: `${space[12]} ${space[16]} ${space[16]}` },
    [media.forced]: { border: '1px solid CanvasText' },
  },
})
export const back = style({ marginInline: `-${space[12]} auto` })
/** The tools stay in sight in a long note. */
export const head = style({
  position: 'sticky',
  top: shellSpace.top,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  paddingBlock: space[4],
  background: color.surface,
})
export const toolPlace = style({
  flex: '1 1 auto',
  minHeight: control[40],
  marginInlineStart: `-${space[8]}`,
  '@media': { [media.below768]: { order: 1, flexBasis: '100%' } },
})
const mark = style({ ...typeStyle('small'), display: 'inline-flex', alignItems: 'center', gap: space[8] })
const quiet = style([mark, { color: color.textMuted }])
export const saving = styleVariants({
  saved: [quiet],
  saving: [quiet],
  waiting: [quiet],
  refused: [mark, { color: color.danger }],
})
export const pinOn = style({ color: color.accentText })

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  flex: 1,
  alignContent: 'start',
})
/** Two versions side by side, where there is room. */
export const bodyBeside = style([
  body,
  { '@media': { [media.from1200]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } } },
])
export const writing = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[16],
  minWidth: 0,
  paddingInline: space[16],
  '@media': { [media.below768]: { paddingInline: 0 } },
})
export const title = style({
  ...typeStyle('page'),
  width: '100%',
  minWidth: 0,
  padding: 0,
  border: 0,
  borderRadius: radius.tail,
  outline: 'none',
  background: 'none',
  color: color.text,
  resize: 'none',
  overflow: 'hidden',
  // As high as its words, where the browser knows how; elsewhere one line.
  fieldSizing: 'content',
  selectors: {
    '&::placeholder': { color: color.textFaint, opacity: 1 },
    '&:focus-visible': { boxShadow: `0 2px 0 ${color.ink}` },
  },
  '@media': {
    [media.below768]: typeStyle('section'),
    [media.forced]: { selectors: { '&:focus-visible': { outline: '2px solid Highlight' } } },
  },
})
export const about = style({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
})
export const aboutForm = style({ display: 'grid', gap: space[16], width: 'min(320px, 80vw)' })
export const tagForm = style({ display: 'grid' })
export const linkChoice = style({ display: 'grid', gap: space[8], minWidth: 0 })
export const targets = style({ display: 'grid', gap: '2px', margin: 0, padding: 0, listStyle: 'none' })
export const target = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  width: '100%',
  minHeight: control.touch,
  padding: `${space[4]} ${space[8]}`,
  border: 0,
  borderRadius: radius.s,
  background: 'none',
  color: color.text,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-2px' } },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color.wash } } } },
})
export const groupIcon = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '32px',
  height: '32px',
  borderRadius: radius.full,
  background: color.wash,
})
export const targetWords = style({ display: 'grid', minWidth: 0 })
export const targetName = style([line, { ...typeStyle('small'), fontWeight: 600 }])

export const version = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[12],
  minWidth: 0,
  padding: space[16],
  borderRadius: radius.m,
  background: color.washFaint,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
})
export const versionHead = style({ display: 'grid', gap: space[4] })
export const versionTitle = style({ ...typeStyle('title'), margin: 0 })
export const versionText = style({ minWidth: 0, overflowWrap: 'anywhere' })
export const versionName = style({ ...typeStyle('body'), margin: 0, fontWeight: 600 })
export const versionActions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] })
export const sealed = style({
  ...typeStyle('meta'),
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  margin: 0,
  paddingBlockStart: space[16],
  paddingInline: space[16],
  color: color.textMuted,
  '@media': { [media.below768]: { paddingInline: 0 } },
})
