import { style } from '@vanilla-extract/css'
import { focusRing } from '../../tokens/focus.ts'
import { media, radius, space } from '../../tokens/scales.ts'
import { typeStyle } from '../../tokens/typography.ts'
import { vars } from '../../tokens/vars.css.ts'

const { color } = vars

export const chip = style({
  ...typeStyle('small', 500),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: '36px',
  maxWidth: '100%',
  borderRadius: radius.full,
  background: color.surface,
  color: color.text,
  border: '1px solid transparent',
  boxShadow: `inset 0 0 0 1.5px ${color.halo}`,
  paddingInlineStart: space[12],
  paddingInlineEnd: space[12],
  '@media': { '(forced-colors: active)': { borderColor: 'ButtonText' } },
})
export const small = style({ minHeight: '32px' })
export const removable = style({ paddingInlineEnd: '2px', gap: space[8] })
export const words = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const pressable = style({
  position: 'relative',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': focusRing,
    '&[aria-pressed="true"], &[data-selected]': {
      background: color.wash,
      fontWeight: 600,
      boxShadow: `inset 0 0 0 1.5px ${color.ink}`,
    },
    '&[data-disabled]': { background: color.disabled, color: color.onDisabled, boxShadow: 'none' },
  },
  '@media': { [media.hover]: { selectors: { '&:hover:not([data-disabled])': { background: color.wash } } } },
})
