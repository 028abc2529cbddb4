import { style } from '@vanilla-extract/css'
import { radius } from '../../tokens/scales.ts'
import { tabular, typeStyle } from '../../tokens/typography.ts'
import { vars } from '../../tokens/vars.css.ts'

export const badge = style({
  ...typeStyle('meta', 600),
  ...tabular,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '20px',
  height: '20px',
  paddingInline: '6px',
  borderRadius: radius.full,
  background: vars.color.accent,
  color: vars.color.onAccent,
  flexShrink: 0,
})
