import { style } from '@vanilla-extract/css'

/** The words alone say it where there is no room for both. */
export const icon = style({ display: 'inline-flex', '@media': { '(max-width: 359.98px)': { display: 'none' } } })
