import { media } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

/** The words alone say it where there is no room for both. */
export const icon = style({ display: 'inline-flex', '@media': { [media.below360]: { display: 'none' } } })
