import { space } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'
import { PICTURE_WIDTH } from './Picture.css.ts'

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  minWidth: 0,
  whiteSpace: 'normal',
})
/** Pictures stand closer to the edge of their message than words do. */
export const single = style({
  marginInline: `-${space[12]}`,
  marginBlock: `-${space[4]}`,
  minWidth: 0,
  whiteSpace: 'normal',
})
/** What was sent as a picture and is none stands where other files do. */
export const asFile = style({ paddingInline: space[12], paddingBlock: space[4] })
export const album = style([
  single,
  {
    width: `min(${PICTURE_WIDTH}, 70vw)`,
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space[4],
  },
])
