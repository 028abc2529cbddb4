import { style } from '@vanilla-extract/css'
import { focusRing } from '../../tokens/focus.ts'
import { control, media, radius, space } from '../../tokens/scales.ts'
import { typeStyle } from '../../tokens/typography.ts'
import { vars } from '../../tokens/vars.css.ts'

const { color } = vars

export const trigger = style({
  ...typeStyle('body'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  width: '100%',
  minHeight: control[48],
  paddingBlock: space[8],
  paddingInline: space[16],
  borderRadius: radius.s,
  border: '1px solid transparent',
  background: color.surface,
  color: color.text,
  boxShadow: `inset 0 0 0 1.5px ${color.borderStrong}`,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: 0, boxShadow: `inset 0 0 0 2px ${color.ink}, 0 0 0 4px ${color.halo}` },
    '[data-invalid] > &': { boxShadow: `inset 0 0 0 2px ${color.danger}` },
    '&[data-disabled]': { background: color.disabled, color: color.onDisabled, boxShadow: 'none' },
  },
  '@media': {
    [media.forced]: {
      borderColor: 'ButtonText',
      selectors: {
        '&:focus-visible': { outline: '3px solid Highlight' },
        '[data-invalid] > &': { borderWidth: '2px', borderStyle: 'dashed' },
        '&[data-disabled]': { borderColor: 'GrayText' },
      },
    },
  },
})
export const pill = style({
  ...typeStyle('small', 500),
  width: 'auto',
  minHeight: '36px',
  paddingBlock: space[4],
  paddingInlineEnd: space[12],
  gap: space[8],
  borderRadius: radius.full,
  boxShadow: `inset 0 0 0 1.5px ${color.halo}`,
  selectors: { '&:focus-visible': { ...focusRing, boxShadow: `inset 0 0 0 1.5px ${color.ink}` } },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([data-disabled])': { background: color.wash } } },
    [media.touch]: { minHeight: control.touch },
  },
})
export const pillRoot = style({ display: 'inline-flex' })
export const value = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-placeholder]': { color: color.textFaint } },
})
