import { style } from '@vanilla-extract/css'
import { media, space, typeStyle, vars } from '@umkreis/design-system/tokens'

export const columns = style({
  display: 'grid',
  gap: space[40],
  alignItems: 'center',
  '@media': { [media.from993]: { gridTemplateColumns: '5fr 7fr', gap: space[56] } },
})
export const ways = style({ paddingBlock: space[24], counterReset: 'way' })
export const way = style([
  typeStyle('body', 600),
  {
    counterIncrement: 'way',
    display: 'flex',
    gap: space[16],
    paddingBlock: space[12],
    borderBottom: `1px solid ${vars.color.border}`,
    '::before': { content: 'counter(way)', minWidth: space[16], color: vars.color.accentText },
  },
])
