import { space, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const skeleton = style({ placeSelf: 'stretch', display: 'flex', flexDirection: 'column', overflow: 'hidden' })
export const head = style({
  display: 'grid',
  alignItems: 'center',
  minHeight: '72px',
  padding: `${space[12]} ${space[20]}`,
  borderBottom: `1px solid ${vars.color.border}`,
})
export const log = style({ padding: space[24] })
