import { style } from '@vanilla-extract/css'
import { control, media, radius, space } from '../../tokens/scales.ts'
import { typeStyle } from '../../tokens/typography.ts'
import { vars } from '../../tokens/vars.css.ts'

const { color } = vars

export const list = style({ padding: '6px', outline: 0, maxHeight: '320px', overflow: 'auto' })
/** As high as its rows, which are measured; the padding belongs to the layout that places them. */
export const virtualList = style({ outline: 0, maxHeight: '320px', overflow: 'auto' })
export const option = style({
  ...typeStyle('body'),
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: '40px',
  paddingBlock: space[8],
  paddingInline: space[12],
  borderRadius: radius.s,
  cursor: 'pointer',
  outline: 0,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-focused], &[data-hovered]': { background: color.wash },
    '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${color.focus}` },
    '&[data-selected]': { fontWeight: 600 },
    '&[data-disabled]': { color: color.textFaint, cursor: 'default' },
  },
  '@media': {
    [media.touch]: { minHeight: control.touch },
    [media.forced]: {
      selectors: {
        '&[data-focused], &[data-hovered]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
})
export const words = style({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' })
export const oneLine = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const detail = style({
  ...typeStyle('meta'),
  fontWeight: 400,
  color: color.textMuted,
  '@media': { [media.forced]: { color: 'inherit' } },
})
/** As wide as its field, yet inside the page: a list that reaches out would scroll the page, which closes it. */
export const popover = style({ width: 'var(--trigger-width)', minWidth: '200px', maxWidth: 'calc(100vw - 24px)' })
