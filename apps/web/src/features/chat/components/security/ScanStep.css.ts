import { space, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const misfit = style({ display: 'flex', alignItems: 'flex-start', gap: space[8] })
export const misfitIcon = style({ flexShrink: 0, marginBlockStart: '2px', color: vars.color.danger })
