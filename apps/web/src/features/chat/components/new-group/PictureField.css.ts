import { space } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[16] })
export const words = style({ display: 'grid', gap: space[8], justifyItems: 'start', flex: 1, minWidth: '180px' })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] })
