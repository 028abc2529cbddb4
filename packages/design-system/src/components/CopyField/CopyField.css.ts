import { style } from '@vanilla-extract/css'
import { space } from '../../tokens/scales.ts'

export const value = style({ textOverflow: 'ellipsis', paddingInlineEnd: space[8] })
export const end = style({ display: 'flex', flexShrink: 0, paddingInlineEnd: space[8] })
