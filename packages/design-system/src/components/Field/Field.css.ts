import { style } from '@vanilla-extract/css'
import { control, media, motion, radius, space } from '../../tokens/scales.ts'
import { tabular, typeStyle } from '../../tokens/typography.ts'
import { vars } from '../../tokens/vars.css.ts'

const { color } = vars

export const root = style({ display: 'flex', flexDirection: 'column', gap: space[8], minWidth: 0, width: '100%' })
export const top = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[12],
  ...typeStyle('small'),
})
export const label = style({ ...typeStyle('small', 600), minWidth: 0, color: color.text, overflowWrap: 'anywhere' })
export const optional = style({ fontWeight: 400, color: color.textMuted, marginInlineStart: space[4] })

/** The box around an input and what stands beside it; the ring is drawn by the box, not the input. */
export const box = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: control[48],
  background: color.surface,
  color: color.text,
  borderRadius: radius.s,
  border: '1px solid transparent',
  boxShadow: `inset 0 0 0 1.5px ${color.borderStrong}`,
  cursor: 'text',
  selectors: {
    '&:has(:focus-visible:not(button))': {
      boxShadow: `inset 0 0 0 2px ${color.ink}, 0 0 0 4px ${color.halo}`,
    },
    '&[data-invalid]': { boxShadow: `inset 0 0 0 2px ${color.danger}` },
    '&[data-invalid]:has(:focus-visible:not(button))': {
      boxShadow: `inset 0 0 0 2px ${color.danger}, 0 0 0 4px ${color.halo}`,
    },
    '&[data-disabled]': { background: color.disabled, boxShadow: 'none', color: color.onDisabled },
  },
  '@media': {
    [media.moving]: { transition: `box-shadow ${motion.quick}` },
    [media.forced]: {
      borderColor: 'FieldText',
      selectors: {
        '&:has(:focus-visible:not(button))': { outline: '3px solid Highlight' },
        '&[data-invalid]': { borderWidth: '2px', borderStyle: 'dashed' },
        '&[data-disabled]': { borderColor: 'GrayText' },
      },
    },
  },
})

export const input = style({
  ...typeStyle('body'),
  flex: 1,
  minWidth: 0,
  width: '100%',
  border: 0,
  outline: 0,
  background: 'transparent',
  color: 'inherit',
  caretColor: color.caret,
  paddingBlock: '11px',
  paddingInline: space[16],
  borderRadius: radius.s,
  selectors: {
    '&::placeholder': { color: color.textFaint, opacity: 1 },
    '&:focus-visible': { outline: 0 },
    '&:disabled': { color: color.onDisabled, WebkitTextFillColor: color.onDisabled },
    '&:autofill': { WebkitTextFillColor: color.text, boxShadow: `0 0 0 100px ${color.surface} inset` },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
})

export const lead = style({ display: 'flex', paddingInlineStart: space[16], color: color.textMuted })
export const trail = style({ display: 'flex', alignItems: 'center', paddingInlineEnd: space[4] })
export const bottom = style({
  display: 'flex',
  gap: space[12],
  justifyContent: 'space-between',
  alignItems: 'flex-start',
})
export const hint = style({ ...typeStyle('small'), minWidth: 0, color: color.textMuted, overflowWrap: 'anywhere' })
export const error = style({
  ...typeStyle('small'),
  display: 'flex',
  gap: space[8],
  color: color.danger,
  overflowWrap: 'anywhere',
})
export const errorIcon = style({ flexShrink: 0, marginBlockStart: '1px' })
export const counter = style({ ...typeStyle('meta'), ...tabular, color: color.textMuted, marginInlineStart: 'auto' })
/** More than asked for is no error: that would stand below with words. */
export const counterOver = style({ color: color.warning, fontWeight: 600 })
