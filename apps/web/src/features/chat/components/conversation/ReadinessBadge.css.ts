import { space } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const broken = style({ display: 'inline-flex', alignItems: 'center', gap: space[8] })
