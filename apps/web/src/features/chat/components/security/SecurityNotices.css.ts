import { media, space } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const pendingLine = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[8],
  padding: `0 ${space[40]} ${space[12]}`,
  '@media': { [media.below768]: { paddingInline: space[24] } },
})
export const pendingIcon = style({ flexShrink: 0, marginBlockStart: '1px' })
