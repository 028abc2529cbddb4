import { style, styleVariants } from '@vanilla-extract/css'
import { media, space } from '../../tokens/scales.ts'
import { typeStyle } from '../../tokens/typography.ts'
import { vars } from '../../tokens/vars.css.ts'

const { color } = vars
const list = style({ display: 'grid', minWidth: 0, hyphens: 'auto', overflowWrap: 'anywhere' })

export const lists = styleVariants({
  /** Terms in a column of their own; below each other where a phone has no room for two. */
  beside: [list, { rowGap: 0 }],
  below: [list, { gap: space[16] }],
})
const pair = style({ minWidth: 0 })
export const pairs = styleVariants({
  beside: [
    pair,
    {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
      columnGap: space[24],
      paddingBlock: space[12],
      selectors: { '& + &': { borderTop: `1px solid ${color.border}` } },
      '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space[4] } },
    },
  ],
  below: [pair, { display: 'grid', gap: space[4] }],
})
export const term = style({ ...typeStyle('small', 600), color: color.textMuted })
export const value = style({ ...typeStyle('body'), minWidth: 0 })
export const missing = style({ color: color.textFaint })
