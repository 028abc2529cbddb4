import { style } from '@vanilla-extract/css'
import { focusRing } from '../../tokens/focus.ts'
import { media, motion, radius, space } from '../../tokens/scales.ts'
import { tabular, typeStyle } from '../../tokens/typography.ts'
import { vars } from '../../tokens/vars.css.ts'

const { color } = vars

export const reaction = style({
  ...typeStyle('meta', 600),
  ...tabular,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: '28px',
  paddingInline: space[12],
  borderRadius: radius.full,
  background: color.surface,
  color: color.text,
  border: `1px solid ${color.border}`,
  cursor: 'pointer',
  selectors: {
    '&[data-selected]': { background: color.accentWash, color: color.accentText, borderColor: color.accent },
    '&:focus-visible': focusRing,
  },
  '@media': {
    [media.moving]: { transition: `background-color ${motion.quick}` },
    [media.hover]: { selectors: { '&:hover:not([data-selected])': { background: color.wash } } },
    [media.forced]: {
      selectors: {
        '&[data-selected]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
})
