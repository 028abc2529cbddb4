import { style } from '@vanilla-extract/css'

export const lost = style({ display: 'grid', placeItems: 'center', height: '100%' })
