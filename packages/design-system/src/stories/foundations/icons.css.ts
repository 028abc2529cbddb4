import { style } from '@vanilla-extract/css'
import { radius, space } from '../../tokens/scales.ts'
import { vars } from '../../tokens/vars.css.ts'

export const grid = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 148px), 1fr))',
})
export const tile = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: space[8],
  padding: `${space[20]} ${space[8]}`,
  textAlign: 'center',
  background: vars.color.surface,
  color: vars.color.text,
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.m,
})
