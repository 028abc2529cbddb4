import { control, radius, space, transition, typeStyle, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const box = style([
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minHeight: control.touch,
    paddingInline: space[16],
    borderRadius: radius.full,
    background: vars.color.sunken,
    boxShadow: 'inset 0 0 0 1px transparent',
    selectors: {
      '&:focus-within': { boxShadow: `inset 0 0 0 2px ${vars.color.ink}, 0 0 0 4px ${vars.color.halo}` },
    },
  },
  transition(['box-shadow']),
])
export const icon = style({ color: vars.color.textMuted, flexShrink: 0 })
export const input = style({
  ...typeStyle('small'),
  flex: 1,
  minWidth: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  appearance: 'none',
  paddingBlock: space[8],
  selectors: { '&::placeholder': { color: vars.color.textFaint, opacity: 1 } },
})
