import { media, radius, space, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const tray = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  maxHeight: '200px',
  overflowY: 'auto',
  padding: `${space[12]} ${space[12]} 0`,
})
export const place = style({
  width: '320px',
  maxWidth: '100%',
  padding: `0 ${space[8]}`,
  borderRadius: radius.s,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  '@media': { [media.phone]: { width: '100%' } },
})
