import { style } from '@vanilla-extract/css'
import { radius, space } from '../../tokens/scales.ts'
import { tabular, typeStyle } from '../../tokens/typography.ts'
import { vars } from '../../tokens/vars.css.ts'

const { color } = vars

export const wrap = style({ flexWrap: 'wrap', gap: space[8], padding: space[8] })
export const list = style({ display: 'contents' })
export const tag = style({
  ...typeStyle('small', 500),
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  minHeight: '32px',
  paddingInlineStart: space[12],
  borderRadius: radius.full,
  background: color.wash,
  color: color.text,
  overflowWrap: 'anywhere',
})
export const input = style({ flex: '1 1 8rem', paddingBlock: space[4], paddingInline: space[8] })
export const count = style({ ...typeStyle('meta'), ...tabular, color: color.textMuted, marginInlineStart: 'auto' })
