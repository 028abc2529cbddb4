import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { focusRing } from '../../tokens/focus.ts'
import { control, layer, media, motion, radius, space } from '../../tokens/scales.ts'
import { typeStyle } from '../../tokens/typography.ts'
import { vars } from '../../tokens/vars.css.ts'

const { color } = vars
const line = `1px solid ${color.border}`

/** Cut by `clip`, not `hidden`: a header that sticks must stick to the page, not to the card. */
export const card = style({
  position: 'relative',
  background: color.surface,
  color: color.text,
  borderRadius: radius.l,
  border: line,
  boxShadow: vars.elevation[1],
  overflow: 'clip',
  minWidth: 0,
})
export const table = style({ width: '100%', tableLayout: 'fixed', hyphens: 'auto', overflowWrap: 'anywhere' })

const cellSpace = { padding: `${space[12]} ${space[16]}`, '@media': { [media.phone]: { paddingInline: space[12] } } }
export const headCell = style({
  ...typeStyle('small', 600),
  ...cellSpace,
  color: color.textMuted,
  textAlign: 'start',
  verticalAlign: 'middle',
  background: color.surface,
  // A border of a collapsed table does not stick with its cell; a shadow does.
  boxShadow: `inset 0 -1px 0 ${color.border}`,
})
export const sticky = style({ position: 'sticky', top: 0, zIndex: layer.raised })
export const sortButton = style({
  ...typeStyle('small', 600),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: control[32],
  marginInline: `-${space[8]}`,
  marginBlock: `-${space[4]}`,
  paddingInline: space[8],
  borderRadius: radius.full,
  color: 'inherit',
  outline: 0,
  selectors: { '&[data-focus-visible]': { ...focusRing, outlineOffset: 0 } },
  '@media': {
    [media.moving]: { transition: `background-color ${motion.quick}` },
    [media.hover]: { selectors: { '&[data-hovered]': { background: color.wash } } },
    [media.touch]: { minHeight: control.touch },
  },
})
/** Keeps its place when nothing is sorted by this column, so that no header moves. */
export const sortArrow = style({
  flexShrink: 0,
  opacity: 0,
  selectors: {
    [`th[aria-sort="ascending"] &, th[aria-sort="descending"] &`]: { opacity: 1 },
    [`${sortButton}[data-hovered] &, ${sortButton}[data-focus-visible] &`]: { opacity: 1 },
  },
})

export const row = style({
  selectors: { '& + &': { borderTop: line }, '&[aria-selected="true"]': { background: color.washFaint } },
  '@media': {
    [media.moving]: { transition: `background-color ${motion.quick}` },
    [media.hover]: { selectors: { '&:hover': { background: color.washFaint } } },
    '(forced-colors: active)': {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
})
export const cell = style({
  ...typeStyle('small'),
  ...cellSpace,
  height: '64px',
  textAlign: 'start',
  fontWeight: 'inherit',
  verticalAlign: 'middle',
})
export const align = styleVariants({ start: {}, end: { textAlign: 'end' } })
export const choiceCell = style({
  width: '54px',
  paddingInlineEnd: 0,
  '@media': { [media.phone]: { width: '46px', paddingInlineEnd: 0 } },
})
globalStyle(`${choiceCell} label`, { verticalAlign: 'middle' })
export const actionsCell = style({ width: '72px', textAlign: 'end', color: color.textMuted })

/** Columns that have no room below a width, and the second line that they move to. */
const folds = { 768: media.below768, 993: media.below993 } as const
export const folding = styleVariants(folds, (query) => ({ '@media': { [query]: { display: 'none' } } }))
const folded = { ...typeStyle('small'), color: color.textMuted, display: 'none' }
export const foldedPart = styleVariants(folds, (query) => ({ ...folded, '@media': { [query]: { display: 'inline' } } }))
export const foldedLine = styleVariants(folds, (query) => ({ ...folded, '@media': { [query]: { display: 'block' } } }))
globalStyle(`${foldedPart[768]} + ${foldedPart[768]}::before, ${foldedPart[993]} + ${foldedPart[993]}::before`, {
  content: '", "',
})

export const wide = style({
  padding: `${space[40]} ${space[16]}`,
  textAlign: 'center',
  color: color.textMuted,
})
export const waiting = style({ padding: space[24] })
export const foot = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '64px',
  padding: space[12],
  borderTop: line,
})
