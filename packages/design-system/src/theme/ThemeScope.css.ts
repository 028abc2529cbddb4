import { style, styleVariants } from '@vanilla-extract/css'
import { ELEVATION } from '../tokens/elevation.ts'
import { vars } from '../tokens/vars.css.ts'

export const scope = style({ background: vars.color.canvas, color: vars.color.text })

export const scheme = styleVariants(ELEVATION, (elevation, name) => ({
  colorScheme: name,
  vars: Object.fromEntries([1, 2, 3].map((step) => [vars.elevation[step as 1], elevation[step as 1]])),
}))
