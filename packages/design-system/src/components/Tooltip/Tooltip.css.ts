import { style } from '@vanilla-extract/css'
import { layer, radius, space } from '../../tokens/scales.ts'
import { typeStyle } from '../../tokens/typography.ts'
import { vars } from '../../tokens/vars.css.ts'

export const tooltip = style({
  ...typeStyle('meta', 600),
  zIndex: layer.popover,
  maxWidth: '240px',
  overflowWrap: 'anywhere',
  // Forced colours draw neither grounds nor shadows; this keeps it apart from the page.
  border: '1px solid transparent',
  paddingBlock: space[8],
  paddingInline: space[12],
  borderRadius: radius.s,
  background: vars.color.bar,
  color: vars.color.onBar,
  boxShadow: vars.elevation[2],
})
