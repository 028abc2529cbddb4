import { style } from '@vanilla-extract/css'

/** Always there, so that its words are spoken as they come; without any it takes no room. */
export const said = style({ selectors: { '&:empty': { position: 'absolute' } } })
