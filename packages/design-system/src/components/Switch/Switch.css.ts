import { style } from '@vanilla-extract/css'
import { focusRing } from '../../tokens/focus.ts'
import { media, motion, radius, space } from '../../tokens/scales.ts'
import { typeStyle } from '../../tokens/typography.ts'
import { vars } from '../../tokens/vars.css.ts'

const { color } = vars

export const root = style({
  ...typeStyle('small'),
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[12],
  color: color.text,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { color: color.textFaint, cursor: 'default' } },
})
export const track = style({
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  width: '48px',
  height: '28px',
  padding: space[4],
  borderRadius: radius.full,
  background: color.sunken,
  boxShadow: `inset 0 0 0 1.5px ${color.borderStrong}`,
  border: '1px solid transparent',
  selectors: {
    [`${root}[data-selected] &`]: { background: color.ink, boxShadow: 'none' },
    [`${root}[data-focus-visible] &`]: focusRing,
  },
  '@media': {
    [media.moving]: { transition: `background-color ${motion.quick}` },
    '(forced-colors: active)': { borderColor: 'ButtonText' },
  },
})
export const thumb = style({
  width: '20px',
  height: '20px',
  borderRadius: radius.full,
  background: color.borderStrong,
  selectors: { [`${root}[data-selected] &`]: { background: color.onInk, transform: 'translateX(18px)' } },
  '@media': { [media.moving]: { transition: `transform ${motion.spring}, background-color ${motion.quick}` } },
})
