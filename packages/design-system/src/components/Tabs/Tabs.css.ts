import { style } from '@vanilla-extract/css'
import { focusRing } from '../../tokens/focus.ts'
import { media, radius, space } from '../../tokens/scales.ts'
import { typeStyle } from '../../tokens/typography.ts'
import { vars } from '../../tokens/vars.css.ts'

const { color } = vars

export const list = style({
  // What its places are measured from.
  position: 'relative',
  display: 'flex',
  gap: space[24],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px 0 ${color.border}`,
})
/** A border is drawn in forced colours, where grounds are not. */
export const tab = style({
  ...typeStyle('body'),
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: '48px',
  paddingInline: '2px',
  color: color.textMuted,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  borderRadius: radius.tail,
  selectors: {
    '&[data-selected], &[aria-current="page"]': { color: color.text, fontWeight: 600 },
    '&[data-selected]::after, &[aria-current="page"]::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      bottom: 0,
      height: '3px',
      borderRadius: '3px 3px 0 0',
      background: color.line1,
      border: '0 solid transparent',
    },
    '&:focus-visible': { ...focusRing, outlineOffset: '-3px' },
    '&[data-disabled]': { color: color.textFaint },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: color.text } } },
    '(forced-colors: active)': {
      selectors: { '&[data-selected]::after, &[aria-current="page"]::after': { borderTopWidth: '3px', height: 0 } },
    },
  },
})
export const panel = style({ paddingBlockStart: space[20], selectors: { '&:focus-visible': focusRing } })
