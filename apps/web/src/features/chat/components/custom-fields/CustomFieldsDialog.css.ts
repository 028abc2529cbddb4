import { space } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gap: space[16] })
