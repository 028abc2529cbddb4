import { vars } from '@umkreis/design-system/tokens'
import { style, styleVariants } from '@vanilla-extract/css'

const base = style({ display: 'inline-flex', verticalAlign: 'middle' })
export const mark = styleVariants({
  sent: [base],
  delivered: [base],
  read: [base, { color: vars.color.success }],
})
