import { style } from '@vanilla-extract/css'
import { popover } from '../components/Menu/Menu.css.ts'
import { list as listStyle } from '../components/Select/ListBox.css.ts'

/** Below the box of the field, and as wide. It may reach behind what sticks to the end of a page: it scrolls in front. */
export const panel = style([
  popover,
  listStyle,
  {
    position: 'absolute',
    insetInline: 0,
    top: 'calc(100% + 6px)',
    maxHeight: '264px',
    scrollMarginBlockEnd: '96px',
  },
])
