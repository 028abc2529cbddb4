import { keyframes, style } from '@vanilla-extract/css'
import { layer, media, motion, radius, space } from '../../tokens/scales.ts'
import { typeStyle } from '../../tokens/typography.ts'
import { vars } from '../../tokens/vars.css.ts'

const { color } = vars
const appear = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } })

/** The bar is a small dark theme of its own: what stands on it takes its colours from here. */
export const bar = style({
  vars: {
    [color.text]: color.onBar,
    [color.textMuted]: color.barMuted,
    [color.borderStrong]: color.barLine,
    [color.danger]: color.barDanger,
    [color.focus]: color.barAction,
    [color.canvas]: color.bar,
    [color.disabled]: color.barWash,
    [color.onDisabled]: color.barMuted,
    [color.wash]: color.barWash,
    [color.washHover]: color.barWashHover,
    [color.dangerWash]: color.barWash,
  },
  position: 'sticky',
  bottom: space[24],
  zIndex: layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[16],
  width: 'fit-content',
  maxWidth: '100%',
  paddingBlock: space[12],
  paddingInlineStart: space[20],
  paddingInlineEnd: space[12],
  borderRadius: radius.full,
  background: color.bar,
  color: color.onBar,
  boxShadow: vars.elevation[3],
  '@media': {
    [media.moving]: { animation: `${appear} ${motion.spring}` },
    [media.phone]: {
      position: 'fixed',
      insetInline: 0,
      bottom: 0,
      width: '100%',
      borderRadius: `${radius.l} ${radius.l} 0 0`,
      padding: space[16],
      paddingBlockEnd: `calc(${space[16]} + env(safe-area-inset-bottom))`,
    },
    [media.forced]: { border: '1px solid CanvasText' },
  },
})
export const summary = style({ display: 'flex', alignItems: 'center', gap: space[16], flex: '1 1 auto', minWidth: 0 })
export const words = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })
export const title = style({ ...typeStyle('small', 600) })
export const hint = style({
  ...typeStyle('small'),
  color: color.barMuted,
  '@media': { [media.touch]: { display: 'none' } },
})
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  '@media': { [media.phone]: { width: '100%', display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr' } },
})
