import { style } from '@vanilla-extract/css'
import { focusRing } from '../../tokens/focus.ts'
import { control, media, motion, radius, space } from '../../tokens/scales.ts'
import { typeStyle } from '../../tokens/typography.ts'
import { vars } from '../../tokens/vars.css.ts'

const { color } = vars

export const group = style({
  display: 'inline-flex',
  padding: space[4],
  borderRadius: radius.full,
  background: color.wash,
  maxWidth: '100%',
  overflowX: 'auto',
  '@media': { [media.forced]: { border: '1px solid ButtonText' } },
})
export const segment = style({
  ...typeStyle('small', 500),
  flex: '1 0 auto',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minHeight: control[32],
  paddingInline: space[16],
  borderRadius: radius.full,
  color: color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&[data-selected]': { background: color.surface, color: color.text, fontWeight: 600 },
    '&:focus-visible': { ...focusRing, outlineOffset: '1px' },
    '&[data-disabled]': { color: color.textFaint },
  },
  '@media': {
    [media.moving]: { transition: `background-color ${motion.quick}, color ${motion.quick}` },
    [media.hover]: {
      selectors: { '&:hover:not([data-selected])': { background: color.washHover, color: color.text } },
    },
    // Long words of four have to stand side by side in 390 px.
    [media.phone]: { minHeight: '40px', paddingInline: space[12] },
    // With the padding around it, it takes touches in 44 px.
    [media.touch]: { minHeight: '40px', minWidth: control.touch },
    [media.forced]: {
      border: '1px solid transparent',
      selectors: {
        '&[data-selected]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
})
