import { style } from '@vanilla-extract/css'
import { space } from '../../tokens/scales.ts'
import { typeStyle } from '../../tokens/typography.ts'
import { vars } from '../../tokens/vars.css.ts'

export const root = style({ display: 'flex', alignItems: 'center', gap: space[12], width: '100%' })
export const lines = style({ flex: 1, minWidth: 0, height: '16px', overflow: 'visible' })
export const mirrored = style([lines, { transform: 'scaleX(-1)' }])
export const line1 = style({ fill: 'none', stroke: vars.color.line1 })
export const line2 = style({ fill: 'none', stroke: vars.color.line2 })
export const words = style({
  ...typeStyle('meta', 600),
  color: vars.color.accentText,
  whiteSpace: 'nowrap',
  transform: 'translateY(4px)',
})
