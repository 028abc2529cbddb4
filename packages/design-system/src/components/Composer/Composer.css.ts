import { style } from '@vanilla-extract/css'
import { media, motion, space } from '../../tokens/scales.ts'
import { typeStyle } from '../../tokens/typography.ts'
import { vars } from '../../tokens/vars.css.ts'

const { color } = vars

export const shell = style({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  borderRadius: '29px',
  background: color.sunken,
  color: color.text,
  selectors: {
    '&:has(textarea:focus)': { background: color.surface, boxShadow: `inset 0 0 0 2px ${color.ink}` },
  },
  '@media': {
    [media.moving]: { transition: `background-color ${motion.quick}, box-shadow ${motion.quick}` },
    '(forced-colors: active)': { outline: '1px solid FieldText', outlineOffset: '-1px' },
  },
})
export const quote = style({
  ...typeStyle('small'),
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  paddingBlockStart: space[8],
  paddingInlineStart: space[20],
  paddingInlineEnd: space[8],
  color: color.textMuted,
})
export const quoteIcon = style({ color: color.accentText, flexShrink: 0 })
export const quoteWords = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const quoteAuthor = style({ fontWeight: 600, color: color.text })
export const row = style({ display: 'flex', alignItems: 'flex-end', gap: space[4], paddingInline: space[8] })
export const tools = style({ display: 'flex', alignItems: 'center', height: '58px', gap: space[4] })
export const area = style({
  ...typeStyle('body'),
  flex: 1,
  minWidth: 0,
  minHeight: '58px',
  maxHeight: '200px',
  fieldSizing: 'content',
  paddingBlock: '17px',
  paddingInline: space[8],
  border: 0,
  outline: 0,
  resize: 'none',
  // Lines that are scrolled out end before the outline.
  maskImage: `linear-gradient(transparent ${space[4]}, black ${space[16]} calc(100% - ${space[16]}), transparent calc(100% - ${space[4]}))`,
  background: 'transparent',
  color: 'inherit',
  caretColor: color.caret,
  selectors: {
    '&::placeholder': { color: color.textFaint, opacity: 1 },
    '&:focus-visible': { outline: 0 },
    '&:disabled': { color: color.textFaint },
  },
})
