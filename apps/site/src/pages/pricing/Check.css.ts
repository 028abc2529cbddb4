import { style } from '@vanilla-extract/css'
import { space, typeStyle, vars } from '@umkreis/design-system/tokens'

export const line = style([typeStyle('body'), { display: 'flex', alignItems: 'flex-start', gap: space[8] }])
export const sign = style({ flexShrink: 0, width: '20px', height: '20px', marginTop: '2px' })
export const disc = style({ fill: vars.color.success })
export const tick = style({ fill: 'none', stroke: vars.color.surface, strokeWidth: '2', strokeLinecap: 'round' })
