import { style } from '@vanilla-extract/css'
import { space } from '../../tokens/scales.ts'

export const area = style({
  resize: 'none',
  display: 'block',
  paddingBlock: space[16],
  minHeight: '58px',
  maxHeight: '200px',
  fieldSizing: 'content',
})
