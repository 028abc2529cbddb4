import { media, radius, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const conversation = style({
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
  minWidth: 0,
  minHeight: 0,
  height: '100%',
  position: 'relative',
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.l,
  overflow: 'hidden',
  '@media': { [media.below768]: { border: 0, borderRadius: 0 } },
})
