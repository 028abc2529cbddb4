import { space, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const tab = style({ display: 'grid', alignContent: 'start', gap: space[16], minWidth: 0 })
export const top = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] })
export const search = style({ flexGrow: 1, minWidth: '140px', display: 'grid' })
export const list = style({ margin: 0, padding: 0, listStyle: 'none' })

/** Rows that are out of sight cost nothing, however many people there are. */
export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: '64px',
  paddingBlock: space[8],
  boxSizing: 'border-box',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 64px',
  selectors: { 'li + li > &': { borderTop: `1px solid ${vars.color.border}` } },
})
export const words = style({ display: 'grid', flexGrow: 1, minWidth: 0 })
export const nameLine = style({ display: 'flex', alignItems: 'center', gap: space[8], minWidth: 0 })
export const name = style({ minWidth: 0 })
export const role = style({ flexShrink: 0, display: 'inline-flex' })
export const nobody = style({ display: 'block', paddingBlock: space[12] })
