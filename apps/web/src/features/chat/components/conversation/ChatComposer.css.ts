import { media, space, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const composer = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  // A text area says that it wants twenty letters of room, which a narrow phone does not have.
  minWidth: 0,
  padding: `0 ${space[20]} ${space[20]}`,
  background: vars.color.surface,
  '@media': {
    [media.below768]: {
      padding: `${space[8]} ${space[12]} calc(${space[8]} + env(safe-area-inset-bottom))`,
      borderTop: `1px solid ${vars.color.border}`,
    },
  },
})

export const hint = style({ paddingInline: space[20] })
