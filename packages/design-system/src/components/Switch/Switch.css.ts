import { style } from '@vanilla-extract/css'
import { choice, choiceFill } from '../../internal/choice.css.ts'
import { media, motion, radius, space } from '../../tokens/scales.ts'
import { vars } from '../../tokens/vars.css.ts'

const { color } = vars

export const track = style([
  choiceFill,
  {
    display: 'flex',
    alignItems: 'center',
    width: '48px',
    height: '28px',
    marginBlock: '-4px',
    padding: space[4],
    background: color.sunken,
    selectors: { [`${choice}[data-disabled][data-selected] &`]: { background: color.borderStrong } },
    '@media': { [media.moving]: { transition: `background-color ${motion.quick}` } },
  },
])
export const thumb = style({
  width: '20px',
  height: '20px',
  borderRadius: radius.full,
  background: color.borderStrong,
  selectors: {
    [`${choice}[data-selected] &`]: { background: color.onInk, transform: 'translateX(18px)' },
    [`${choice}[data-disabled]:not([data-selected]) &`]: { background: color.border },
  },
  '@media': {
    [media.moving]: { transition: `transform ${motion.spring}, background-color ${motion.quick}` },
    [media.forced]: {
      forcedColorAdjust: 'none',
      background: 'ButtonText',
      selectors: { [`${choice}[data-selected] &`]: { background: 'HighlightText' } },
    },
  },
})
