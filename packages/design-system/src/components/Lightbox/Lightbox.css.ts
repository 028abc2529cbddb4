import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { layer, media, motion, radius, space } from '../../tokens/scales.ts'
import { typeStyle } from '../../tokens/typography.ts'
import { vars } from '../../tokens/vars.css.ts'

const { color } = vars
const fade = keyframes({ from: { opacity: 0 } })

/** Dark in both schemes, so that nothing outshines the picture: a small theme of its own, like the bar of a selection. */
export const modal = style({
  vars: {
    [color.text]: color.onBar,
    [color.textMuted]: color.barMuted,
    [color.borderStrong]: color.barLine,
    [color.danger]: color.barDanger,
    [color.focus]: color.barAction,
    [color.surface]: color.bar,
    [color.canvas]: color.bar,
    [color.wash]: color.barWash,
    [color.washHover]: color.barWashHover,
    [color.washFaint]: color.barWash,
  },
  position: 'fixed',
  inset: 0,
  height: 'var(--visual-viewport-height, 100dvh)',
  zIndex: layer.overlay,
  background: color.bar,
  color: color.onBar,
  '@media': { [media.moving]: { animation: `${fade} ${motion.quick}` } },
})
export const fill = style({ position: 'absolute', inset: 0 })
export const dialog = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  outline: 0,
})
export const bar = style({
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  padding: `max(${space[12]}, env(safe-area-inset-top)) ${space[16]} ${space[12]} ${space[24]}`,
})
export const words = style({ flex: 1, minWidth: 0 })
export const title = style({
  ...typeStyle('body'),
  fontWeight: 600,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const subtitle = style({
  ...typeStyle('meta'),
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const tools = style({ flexShrink: 0, display: 'flex', alignItems: 'center', gap: space[8] })
export const stage = style({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  display: 'grid',
  placeItems: 'center',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  // A finger that moves up or down may zoom; sideways is ours.
  touchAction: 'pan-y pinch-zoom',
  padding: `0 ${space[80]} max(${space[24]}, env(safe-area-inset-bottom))`,
  '@media': { [media.phone]: { padding: `0 0 max(${space[80]}, env(safe-area-inset-bottom))` } },
})
globalStyle(`${stage} > img`, {
  maxWidth: '100%',
  maxHeight: '100%',
  minWidth: 0,
  minHeight: 0,
  objectFit: 'contain',
  borderRadius: radius.s,
})
const turn = style({
  position: 'absolute',
  top: '50%',
  background: color.bar,
  '@media': { [media.phone]: { top: 'auto', bottom: `max(${space[16]}, env(safe-area-inset-bottom))` } },
})
export const previous = style([turn, { left: space[20] }])
export const next = style([turn, { right: space[20] }])
