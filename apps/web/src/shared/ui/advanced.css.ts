import { media, space, typeStyle, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const summary = style({
  ...typeStyle('small'),
  fontWeight: 600,
  display: 'list-item',
  width: 'fit-content',
  paddingBlock: space[4],
  color: vars.color.textMuted,
  cursor: 'pointer',
  ':hover': { color: vars.color.text },
  '@media': { [media.below768]: { paddingBlock: space[12] } },
})
export const words = style({ paddingBlockStart: space[4] })
