import { style, styleVariants } from '@vanilla-extract/css'
import { media, radius } from '../../tokens/scales.ts'
import { tabular, typeStyle } from '../../tokens/typography.ts'
import { vars } from '../../tokens/vars.css.ts'

const base = style({
  ...typeStyle('meta', 600),
  ...tabular,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '20px',
  height: '20px',
  paddingInline: '6px',
  borderRadius: radius.full,
  flexShrink: 0,
  '@media': {
    [media.forced]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
  },
})

export const badge = styleVariants({
  accent: [base, { background: vars.color.accent, color: vars.color.onAccent }],
  quiet: [base, { background: vars.color.wash, color: vars.color.text }],
})
