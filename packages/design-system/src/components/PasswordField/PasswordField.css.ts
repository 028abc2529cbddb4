import { style } from '@vanilla-extract/css'
import { space } from '../../tokens/scales.ts'
import { typeStyle } from '../../tokens/typography.ts'
import { vars } from '../../tokens/vars.css.ts'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
  gap: `${space[8]} ${space[16]}`,
})
export const item = style({
  ...typeStyle('small'),
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  color: vars.color.textMuted,
})
export const met = style({ color: vars.color.success })
