import { style } from '@vanilla-extract/css'

/** An element that is there for its reference only and takes no part in the layout. */
export const contents = style({ display: 'contents' })
