import { style } from '@vanilla-extract/css'
import { focusRing } from '../../tokens/focus.ts'
import { control, media, motion, radius, space } from '../../tokens/scales.ts'
import { vars } from '../../tokens/vars.css.ts'

const { color } = vars

export const root = style({ display: 'flex', flexDirection: 'column', gap: space[12], minWidth: 0 })
export const view = style({
  position: 'relative',
  overflow: 'clip',
  borderRadius: radius.l,
  touchAction: 'pan-y pinch-zoom',
  outline: 0,
})
export const track = style({
  display: 'flex',
  '@media': { [media.moving]: { transition: `transform ${motion.move}` } },
})
export const slide = style({
  flex: '0 0 100%',
  minWidth: 0,
  selectors: { '&[inert]': { userSelect: 'none' } },
})
export const controls = style({ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: space[4] })
export const dots = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center' })
export const dot = style({
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: control[32],
  borderRadius: radius.full,
  cursor: 'pointer',
  outline: 0,
  selectors: {
    '&::before': {
      content: '',
      width: '8px',
      height: '8px',
      borderRadius: radius.full,
      border: `1.5px solid ${color.borderStrong}`,
      background: 'transparent',
    },
    '&[aria-current="true"]::before': { width: '20px', background: color.line1, borderColor: color.line1 },
    '&:focus-visible, &[data-focus-visible]': { ...focusRing, outlineOffset: 0 },
  },
  '@media': {
    [media.moving]: { selectors: { '&::before': { transition: `width ${motion.quick}` } } },
    [media.hover]: { selectors: { '&[data-hovered]:not([aria-current="true"])::before': { background: color.wash } } },
    [media.touch]: { width: control.touch, height: control.touch },
    '(forced-colors: active)': {
      selectors: { '&[aria-current="true"]::before': { background: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
})
