import { space } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const recipients = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] })
export const form = style({ display: 'grid', gap: space[16] })
export const seal = style({ display: 'inline-flex' })
