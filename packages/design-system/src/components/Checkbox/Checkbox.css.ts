import { style } from '@vanilla-extract/css'
import { choice, choiceFill } from '../../internal/choice.css.ts'
import { media, motion } from '../../tokens/scales.ts'
import { vars } from '../../tokens/vars.css.ts'

const { color } = vars

export const box = style([
  choiceFill,
  {
    display: 'grid',
    placeItems: 'center',
    width: '22px',
    height: '22px',
    marginBlock: '-1px',
    background: color.surface,
    color: 'transparent',
    selectors: {
      [`${choice}:is([data-selected], [data-indeterminate]) &`]: { color: color.onInk },
      [`${choice}[data-invalid] &`]: { boxShadow: `inset 0 0 0 2px ${color.danger}` },
      [`${choice}[data-disabled] &`]: { background: color.sunken },
      [`${choice}[data-disabled]:is([data-selected], [data-indeterminate]) &`]: { color: color.textFaint },
    },
    '@media': {
      [media.moving]: { transition: `background-color ${motion.quick}, box-shadow ${motion.quick}` },
      [media.hover]: {
        selectors: {
          [`${choice}:hover:not([data-selected], [data-indeterminate], [data-disabled]) &`]: { background: color.wash },
        },
      },
      [media.forced]: {
        selectors: {
          [`${choice}:is([data-selected], [data-indeterminate]) &`]: { color: 'HighlightText' },
          [`${choice}[data-disabled]:is([data-selected], [data-indeterminate]) &`]: { color: 'Canvas' },
        },
      },
    },
  },
])
