import { style } from '@vanilla-extract/css'
import { radius, space } from '../../tokens/scales.ts'
import { vars } from '../../tokens/vars.css.ts'

export const mark = style({
  background: vars.color.mark,
  color: vars.color.text,
  fontWeight: 600,
  paddingBlock: '2px',
  paddingInline: space[4],
  borderRadius: radius.tail,
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
})
export const strong = style({ fontWeight: 600, background: 'none', color: 'inherit' })
