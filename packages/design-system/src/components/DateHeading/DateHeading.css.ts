import { style } from '@vanilla-extract/css'
import { radius, space } from '../../tokens/scales.ts'
import { typeStyle } from '../../tokens/typography.ts'
import { vars } from '../../tokens/vars.css.ts'

export const heading = style({
  ...typeStyle('meta', 600),
  alignSelf: 'center',
  width: 'fit-content',
  marginInline: 'auto',
  paddingBlock: '3px',
  paddingInline: space[16],
  borderRadius: radius.full,
  background: vars.color.sunken,
  color: vars.color.textMuted,
})
