import { style } from '@vanilla-extract/css'
import { radius, space } from '../../tokens/scales.ts'
import { tabular, typeStyle } from '../../tokens/typography.ts'
import { vars } from '../../tokens/vars.css.ts'

export const steps = style({ display: 'grid', gap: space[32], gridTemplateColumns: 'minmax(0, 1fr)' })
export const step = style({
  display: 'grid',
  gap: space[8],
  paddingTop: space[16],
  borderTop: `1px solid ${vars.color.border}`,
})
export const facts = style({ ...typeStyle('meta'), ...tabular, color: vars.color.textMuted })
export const sample = style({ overflowWrap: 'anywhere' })

export const column = style({
  ...typeStyle('body'),
  width: 230,
  padding: space[20],
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.m,
})
export const unbroken = style([column, { hyphens: 'manual' }])
export const figures = style({ width: 200, ...typeStyle('body') })
export const proportional = style([figures, { fontVariantNumeric: 'proportional-nums' }])
export const even = style([figures, tabular])
export const amount = style({ textAlign: 'end', paddingBlock: space[4] })
