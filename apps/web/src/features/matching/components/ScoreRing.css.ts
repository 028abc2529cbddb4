import { style } from '@vanilla-extract/css'
import { font, space, tabular, typeStyle, vars } from '@umkreis/design-system/tokens'

const { color } = vars

export const score = style({ display: 'flex', alignItems: 'center', gap: space[16] })
export const ring = style({ flex: 'none', width: '80px', height: '80px' })
const line = style({ fill: 'none', strokeWidth: 5 })
export const full = style([line, { stroke: color.pale }])
export const part = style([line, { stroke: color.line1, strokeLinecap: 'round' }])
export const figure = style({
  fill: color.text,
  fontFamily: font.display,
  fontSize: '24px',
  fontWeight: 700,
  ...tabular,
})
export const text = style({ ...typeStyle('small'), color: color.textMuted, maxWidth: '24ch' })
