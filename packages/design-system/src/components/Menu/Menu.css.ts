import { keyframes, style } from '@vanilla-extract/css'
import { control, layer, media, motion, radius, space } from '../../tokens/scales.ts'
import { typeStyle } from '../../tokens/typography.ts'
import { vars } from '../../tokens/vars.css.ts'

const { color } = vars
const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } })

export const popover = style({
  zIndex: layer.popover,
  background: color.surface,
  color: color.text,
  border: `1px solid ${color.border}`,
  borderRadius: radius.m,
  boxShadow: vars.elevation[3],
  overflow: 'auto',
  '@media': {
    [media.moving]: {
      animation: `${appear} ${motion.move}`,
      selectors: { '&[data-exiting]': { opacity: 0, transition: `opacity ${motion.quick}` } },
    },
  },
})
export const menuPopover = style([popover, { minWidth: '200px', maxWidth: 'min(360px, calc(100vw - 16px))' }])
export const menu = style({ padding: '6px', outline: 0 })
export const item = style({
  ...typeStyle('small', 500),
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: '42px',
  paddingBlock: space[8],
  paddingInline: space[12],
  borderRadius: radius.s,
  cursor: 'pointer',
  outline: 0,
  selectors: {
    '&[data-focused], &[data-hovered]': { background: color.wash },
    '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${color.focus}` },
    '&[data-disabled]': { color: color.textFaint, cursor: 'default' },
  },
  '@media': {
    [media.touch]: { minHeight: control.touch },
    [media.forced]: {
      selectors: {
        '&[data-focused], &[data-hovered]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
})
export const danger = style({
  color: color.danger,
  selectors: { '&[data-focused], &[data-hovered]': { background: color.dangerWash } },
})
export const words = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, overflowWrap: 'anywhere' })
export const description = style({ ...typeStyle('meta'), color: color.textMuted })
export const check = style({ width: '18px', flexShrink: 0 })
export const separator = style({
  height: '1px',
  background: color.border,
  marginBlock: '6px',
  marginInline: space[12],
  '@media': { [media.forced]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
})
