import { media, space } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

/** Where the keyboard leaves little room, people are counted on the button alone. */
export const circle = style({ display: 'grid', '@media': { '(max-height: 620px)': { display: 'none' } } })
export const body = style({ display: 'grid', gap: space[20], minWidth: 0 })
export const spread = style({ marginInlineEnd: 'auto', '@media': { [media.below576]: { marginInlineEnd: 0 } } })
