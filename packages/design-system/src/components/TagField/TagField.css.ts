import { style, styleVariants } from '@vanilla-extract/css'
import { media, radius, space } from '../../tokens/scales.ts'
import { tabular, typeStyle } from '../../tokens/typography.ts'
import { vars } from '../../tokens/vars.css.ts'

const { color } = vars

export const wrap = style({ flexWrap: 'wrap', gap: space[8], padding: space[8] })
export const list = style({ display: 'contents' })
export const tag = style({
  ...typeStyle('small', 500),
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  minHeight: '32px',
  paddingInlineStart: space[12],
  borderRadius: radius.full,
  background: color.wash,
  color: color.text,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
})
/** Without the cross that takes it back. */
export const tagAlone = style({ paddingInlineEnd: space[12] })
/** A long word is cut; its whole name is its title, and what takes it back says it too. */
export const word = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  hyphens: 'none',
})
export const input = style({ flex: '1 1 8rem', paddingBlock: space[4], paddingInline: space[8] })
export const count = style({ ...typeStyle('meta'), ...tabular, color: color.textMuted, marginInlineStart: 'auto' })

/** Always there, so that what it says is heard; empty it takes no room. */
const news = style({
  ...typeStyle('small'),
  overflowWrap: 'anywhere',
  selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${space[8]})` } },
})
/** What just happened, or what is the matter with what is typed. */
export const note = styleVariants({ quiet: [news, { color: color.text }], wrong: [news, { color: color.danger }] })
