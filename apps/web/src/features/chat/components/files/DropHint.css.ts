import { layer, radius, space, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

/** Over the field and above it, without taking the drag from what lies below. */
export const hint = style({
  position: 'absolute',
  zIndex: layer.sticky,
  insetInline: space[20],
  bottom: space[20],
  minHeight: '120px',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[12],
  borderRadius: radius.l,
  border: `2px dashed ${vars.color.line1}`,
  background: vars.color.washFaint,
  color: vars.color.text,
  pointerEvents: 'none',
})
