import { space, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const list = style({ margin: 0, padding: 0, listStyle: 'none' })

/** Rows that are out of sight cost nothing, however many people there are. */
export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: '64px',
  paddingBlock: space[8],
  borderBottom: `1px solid ${vars.color.border}`,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 64px',
  selectors: { 'li:last-child > &': { borderBottomWidth: 0 } },
})
export const words = style({ display: 'grid', flexGrow: 1, minWidth: 0 })
export const nobody = style({ display: 'block', paddingBlock: space[12] })
