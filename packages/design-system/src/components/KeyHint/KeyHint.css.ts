import { style } from '@vanilla-extract/css'
import { media, radius } from '../../tokens/scales.ts'
import { typeStyle } from '../../tokens/typography.ts'
import { vars } from '../../tokens/vars.css.ts'

export const key = style({
  ...typeStyle('meta', 600),
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '22px',
  minHeight: '20px',
  paddingInline: '6px',
  borderRadius: radius.tail,
  border: `1px solid ${vars.color.halo}`,
  color: vars.color.textMuted,
  background: 'transparent',
  whiteSpace: 'nowrap',
  '@media': { [media.touch]: { display: 'none' } },
})
export const onFill = style({ color: 'inherit', borderColor: 'currentColor' })
export const drawn = style({ '::before': { content: 'attr(data-key)' } })
