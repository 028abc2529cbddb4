import { style } from '@vanilla-extract/css'
import { media, radius, space, typeStyle, vars } from '@umkreis/design-system/tokens'

export const columns = style({
  display: 'grid',
  gap: space[40],
  alignItems: 'start',
  '@media': { [media.from993]: { gridTemplateColumns: '7fr 5fr', gap: space[56] } },
})
export const integrations = style({ paddingTop: space[24] })
export const integration = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: space[16],
  alignItems: 'start',
  paddingBlock: space[20],
  borderBottom: `1px solid ${vars.color.border}`,
})
export const planned = style([
  typeStyle('small', 500),
  {
    padding: `${space[4]} ${space[12]}`,
    borderRadius: radius.full,
    background: vars.color.wash,
    color: vars.color.text,
    '@media': { [media.forced]: { border: '1px solid CanvasText' } },
  },
])
