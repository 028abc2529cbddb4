import { space, typeStyle, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

/** As quiet as a hint, and no taller than the label's line, so that fields stand where they stood. */
export const trigger = style({
  ...typeStyle('small'),
  color: vars.color.textMuted,
  marginBlock: `-${space[8]}`,
  marginInlineEnd: `-${space[8]}`,
  paddingInline: space[8],
})
