import { radius, space, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

/** Devices or sign-ins, one below the other. */
export const rows = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[12],
  paddingBlock: space[12],
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
})
export const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  borderRadius: radius.full,
  background: vars.color.wash,
  color: vars.color.text,
})
export const words = style({ display: 'grid', gap: space[4], minWidth: 0, overflowWrap: 'anywhere' })
export const nameLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[8]}`,
})
