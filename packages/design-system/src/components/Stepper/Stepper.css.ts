import { style } from '@vanilla-extract/css'
import { focusRing } from '../../tokens/focus.ts'
import { control, media, motion, radius, space } from '../../tokens/scales.ts'
import { tabular } from '../../tokens/typography.ts'
import { vars } from '../../tokens/vars.css.ts'

const { color } = vars

export const row = style({ width: '100%', maxWidth: '200px', padding: space[4], gap: space[4] })
export const number = style({ ...tabular, textAlign: 'center', fontWeight: 600, paddingInline: 0, paddingBlock: '7px' })
export const step = style({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  width: control[40],
  height: control[40],
  position: 'relative',
  borderRadius: radius.full,
  color: color.text,
  cursor: 'pointer',
  userSelect: 'none',
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-disabled]': { color: color.borderStrong, cursor: 'default' },
    '&[data-pressed]': { background: color.washHover },
    '&:focus-visible': focusRing,
  },
  '@media': {
    [media.moving]: { transition: `background-color ${motion.quick}` },
    [media.hover]: {
      selectors: { '&:hover:not([data-disabled], [data-pressed])': { background: color.wash } },
    },
    [media.touch]: { width: control.touch, height: control.touch },
    [media.forced]: { border: '1px solid ButtonText', selectors: { '&[data-disabled]': { borderColor: 'GrayText' } } },
  },
})
