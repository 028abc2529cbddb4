import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media, motion, radius, space } from '../../tokens/scales.ts'
import { tabular, typeStyle } from '../../tokens/typography.ts'
import { vars } from '../../tokens/vars.css.ts'

const { color } = vars
const run = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } })

export const root = style({ display: 'flex', flexDirection: 'column', gap: space[8], width: '100%', minWidth: 0 })
export const words = style({
  ...typeStyle('small'),
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[12],
  color: color.text,
  fontWeight: 600,
})
export const name = style({ minWidth: 0, overflowWrap: 'anywhere' })
export const value = style({ ...typeStyle('meta'), ...tabular, flexShrink: 0, color: color.textMuted })

export const track = style({
  position: 'relative',
  overflow: 'hidden',
  width: '100%',
  borderRadius: radius.full,
  background: color.pale,
  '@media': { [media.forced]: { outline: '1px solid CanvasText' } },
})
export const thickness = styleVariants({ bar: { height: space[8] }, thin: { height: space[4] } })

const fill = style({
  position: 'absolute',
  insetBlock: 0,
  borderRadius: radius.full,
  forcedColorAdjust: 'none',
  '@media': { [media.forced]: { background: 'Highlight' } },
})
export const done = style([
  fill,
  {
    insetInlineStart: 0,
    '@media': { [media.moving]: { transition: `width ${motion.move}` } },
  },
])
/** A stretch that runs along; where movement is not wanted, a dashed line that stands still. */
export const waiting = style([
  fill,
  {
    '@media': {
      [media.moving]: { width: '40%', animation: `${run} ${motion.waiting} infinite` },
      [media.still]: {
        width: '100%',
        maskImage: `repeating-linear-gradient(90deg, #000 0 ${space[12]}, transparent 0 ${space[20]})`,
      },
    },
  },
])
export const tone = styleVariants({
  brand: { background: color.line1 },
  success: { background: color.success },
  danger: { background: color.danger },
})
