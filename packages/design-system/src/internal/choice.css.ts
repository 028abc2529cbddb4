import { style } from '@vanilla-extract/css'
import { focusRing } from '../tokens/focus.ts'
import { control, media, radius, space } from '../tokens/scales.ts'
import { typeStyle } from '../tokens/typography.ts'
import { vars } from '../tokens/vars.css.ts'

const { color } = vars

/** A yes or no as a whole: what is pressed and its words beside it. */
export const choice = style({
  ...typeStyle('small'),
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: space[12],
  maxWidth: '100%',
  color: color.text,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { color: color.textFaint, cursor: 'default' } },
  '@media': {
    [media.touch]: { minHeight: control.touch, alignItems: 'center' },
    [media.forced]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
  },
})
export const choiceWords = style({ minWidth: 0, overflowWrap: 'anywhere' })

/** What shows the yes or no: outlined while it is no, filled when it is yes. */
export const choiceFill = style({
  flexShrink: 0,
  borderRadius: radius.full,
  border: '1px solid transparent',
  boxShadow: `inset 0 0 0 1.5px ${color.borderStrong}`,
  selectors: {
    [`${choice}:is([data-selected], [data-indeterminate]) &`]: { background: color.ink, boxShadow: 'none' },
    [`${choice}[data-focus-visible] &`]: focusRing,
    [`${choice}[data-disabled] &`]: { boxShadow: `inset 0 0 0 1.5px ${color.border}` },
  },
  '@media': {
    [media.forced]: {
      forcedColorAdjust: 'none',
      borderColor: 'ButtonText',
      background: 'Canvas',
      selectors: {
        [`${choice}:is([data-selected], [data-indeterminate]) &`]: {
          background: 'Highlight',
          borderColor: 'Highlight',
        },
        [`${choice}[data-disabled] &`]: { borderColor: 'GrayText' },
        [`${choice}[data-disabled]:is([data-selected], [data-indeterminate]) &`]: { background: 'GrayText' },
        [`${choice}[data-focus-visible] &`]: { outlineColor: 'Highlight' },
      },
    },
  },
})
