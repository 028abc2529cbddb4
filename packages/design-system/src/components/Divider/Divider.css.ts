import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

export const divider = style({ border: 0, height: '1px', width: '100%', background: vars.color.border, flexShrink: 0 })
