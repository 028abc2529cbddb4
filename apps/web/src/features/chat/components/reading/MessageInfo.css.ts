import { space } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const heading = style({ paddingTop: space[12] })
export const list = style({ margin: 0, padding: 0, listStyle: 'none' })
export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: '52px',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 52px',
})
export const words = style({ display: 'grid', flexGrow: 1, minWidth: 0 })
