import { style } from '@vanilla-extract/css'
import { focusRing } from '../../tokens/focus.ts'
import { media, motion, radius, space } from '../../tokens/scales.ts'
import { typeStyle } from '../../tokens/typography.ts'
import { vars } from '../../tokens/vars.css.ts'

const { color } = vars

export const root = style({
  ...typeStyle('small'),
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: space[12],
  color: color.text,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { color: color.textFaint, cursor: 'default' } },
})

export const box = style({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  width: '22px',
  height: '22px',
  marginBlock: '-1px',
  borderRadius: radius.full,
  border: '1px solid transparent',
  background: color.surface,
  boxShadow: `inset 0 0 0 1.5px ${color.borderStrong}`,
  color: 'transparent',
  selectors: {
    [`${root}[data-selected] &, ${root}[data-indeterminate] &`]: {
      background: color.ink,
      color: color.onInk,
      boxShadow: 'none',
    },
    [`${root}[data-invalid] &`]: { boxShadow: `inset 0 0 0 2px ${color.danger}` },
    [`${root}[data-focus-visible] &`]: focusRing,
    [`${root}[data-disabled] &`]: { background: color.sunken },
    [`${root}[data-disabled][data-selected] &`]: { color: color.textFaint },
  },
  '@media': {
    [media.moving]: { transition: `background-color ${motion.quick}, box-shadow ${motion.quick}` },
    [media.hover]: {
      selectors: { [`${root}:hover:not([data-selected], [data-disabled]) &`]: { background: color.wash } },
    },
    '(forced-colors: active)': { borderColor: 'ButtonText' },
  },
})
