import { style } from '@vanilla-extract/css'
import { focusRing } from '../../tokens/focus.ts'
import { control, media, motion, radius, space } from '../../tokens/scales.ts'
import { tabular, typeStyle } from '../../tokens/typography.ts'
import { vars } from '../../tokens/vars.css.ts'
import { box } from '../Field/Field.css.ts'

const { color } = vars

/** Swatch, words and hex value in a row; what is to be said about the colour stands below the words. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: `${control.touch} minmax(0, 1fr) 116px`,
  columnGap: space[12],
  alignItems: 'center',
  minWidth: 0,
})

export const swatch = style({
  position: 'relative',
  width: control.touch,
  height: control.touch,
  padding: 0,
  borderRadius: radius.full,
  border: '1px solid transparent',
  boxShadow: `inset 0 0 0 1.5px ${color.borderStrong}`,
  cursor: 'pointer',
  forcedColorAdjust: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:focus-visible, &[data-focus-visible]': focusRing,
    '&[aria-expanded="true"]': { boxShadow: `inset 0 0 0 1.5px ${color.borderStrong}, 0 0 0 4px ${color.halo}` },
    '&[data-disabled]': { cursor: 'default' },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not([data-disabled])': {
          boxShadow: `inset 0 0 0 1.5px ${color.borderStrong}, 0 0 0 4px ${color.halo}`,
        },
      },
    },
    [media.moving]: { transition: `box-shadow ${motion.quick}` },
  },
})

/** What is drawn in its place, as a small disc at the edge of the swatch. */
export const drawn = style({
  position: 'absolute',
  insetBlockEnd: '-3px',
  insetInlineEnd: '-3px',
  width: '20px',
  height: '20px',
  borderRadius: radius.full,
  boxShadow: `0 0 0 2px ${color.canvas}`,
})

export const words = style({ display: 'grid', minWidth: 0 })
export const label = style({ ...typeStyle('body', 600), color: color.text, overflowWrap: 'anywhere' })
export const description = style({ ...typeStyle('small'), color: color.textMuted })

export const hexBox = style([box, { minHeight: control.touch }])
export const hex = style({ paddingInline: space[12], paddingBlock: '9px', ...tabular })

export const below = style({ gridColumn: '2 / -1', minWidth: 0 })
const line = style({
  ...typeStyle('small'),
  ...tabular,
  display: 'flex',
  gap: space[8],
  marginBlockStart: space[8],
  overflowWrap: 'anywhere',
})
export const good = style([line, { color: color.text }])
export const goodIcon = style({ flexShrink: 0, marginBlockStart: '1px', color: color.success })
export const mended = style([line, { color: color.warning }])
export const refused = style([line, { color: color.danger }])
export const note = style([line, { color: color.textMuted }])
export const icon = style({ flexShrink: 0, marginBlockStart: '1px' })
