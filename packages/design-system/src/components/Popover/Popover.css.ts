import { style } from '@vanilla-extract/css'
import { media, space } from '../../tokens/scales.ts'
import { typeStyle } from '../../tokens/typography.ts'
import { popover } from '../Menu/Menu.css.ts'

export const box = style([
  popover,
  {
    display: 'flex',
    minWidth: '200px',
    maxWidth: `min(400px, calc(100vw - ${space[16]}))`,
    '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
  },
])
export const dialog = style({
  ...typeStyle('small'),
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  padding: space[20],
  overflow: 'auto',
  overscrollBehavior: 'contain',
  overflowWrap: 'anywhere',
  outline: 0,
  '@media': { [media.phone]: { padding: space[16] } },
})
export const title = style({ ...typeStyle('body', 600) })
