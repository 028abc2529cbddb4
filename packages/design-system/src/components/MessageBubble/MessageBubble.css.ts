import { style, styleVariants } from '@vanilla-extract/css'
import { focusRing } from '../../tokens/focus.ts'
import { media, radius, space } from '../../tokens/scales.ts'
import { tabular, typeStyle } from '../../tokens/typography.ts'
import { vars } from '../../tokens/vars.css.ts'

const { color } = vars

const row = style({ display: 'flex', gap: space[12], maxWidth: '100%' })
export const side = styleVariants({ theirs: [row], mine: [row, { justifyContent: 'flex-end' }] })
export const portrait = style({ flexShrink: 0, width: '36px' })
const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minWidth: 0,
  maxWidth: 'min(520px, 88%)',
})
export const stack = styleVariants({
  theirs: [column, { alignItems: 'flex-start' }],
  mine: [column, { alignItems: 'flex-end' }],
})
export const head = style({
  ...typeStyle('meta'),
  ...tabular,
  color: color.textMuted,
  paddingInlineStart: space[4],
  maxWidth: '100%',
  overflowWrap: 'anywhere',
})
export const author = style({ fontWeight: 600, color: color.text })
const bubble = style({
  ...typeStyle('body'),
  position: 'relative',
  maxWidth: '100%',
  hyphens: 'auto',
  paddingBlock: space[8],
  paddingInline: space[16],
  borderRadius: radius.m,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
})
export const look = styleVariants({
  theirs: [
    bubble,
    { background: color.surface, border: `1px solid ${color.border}`, borderEndStartRadius: radius.tail },
  ],
  mine: [bubble, { background: color.ownMessage, border: '1px solid transparent', borderEndEndRadius: radius.tail }],
})
export const quote = style({
  ...typeStyle('small'),
  display: 'flex',
  flexDirection: 'column',
  paddingInlineStart: space[12],
  borderInlineStart: `3px solid ${color.line2}`,
  color: color.textMuted,
  textAlign: 'start',
  borderRadius: '1px',
})
export const quoteButton = style({
  selectors: { '&:focus-visible': focusRing },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.text } } } },
})
export const quoteAuthor = style({ ...typeStyle('meta', 600), color: color.text })
export const quoteText = style({
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
})
export const foot = style({
  ...typeStyle('meta'),
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  color: color.textMuted,
  maxWidth: '100%',
  overflowWrap: 'anywhere',
})
export const failedWords = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  color: color.danger,
  fontWeight: 600,
})
export const retry = style({
  position: 'relative',
  color: color.accentText,
  fontWeight: 600,
  borderRadius: radius.tail,
  selectors: { '&:focus-visible': focusRing },
})
