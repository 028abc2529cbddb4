import { style, styleVariants } from '@vanilla-extract/css'
import { radius, space } from '../../tokens/scales.ts'
import { font, tabular, typeStyle } from '../../tokens/typography.ts'
import { vars } from '../../tokens/vars.css.ts'

const { color } = vars
const SIZES = { 20: 1, 24: 1, 32: 1, 36: 1, 40: 1, 48: 1, 56: 1, 80: 1, 96: 1, 120: 1 } as const

export const avatar = style({ position: 'relative', display: 'inline-block', flexShrink: 0, borderRadius: radius.full })
export const size = styleVariants(SIZES, (_one, px) => ({ width: `${px}px`, height: `${px}px` }))
export const picture = style({
  width: '100%',
  height: '100%',
  borderRadius: radius.full,
  objectFit: 'cover',
  overflow: 'hidden',
})
/** Darker than every ground an avatar stands on, the wash of a selected row included. */
export const discTone = styleVariants({ teal: { fill: color.halo }, warm: { fill: color.mark } })
/** Keeps the disc apart from a ground that comes near it, and is all there is of it in forced colours. */
export const rim = style({ fill: 'none', stroke: color.text, strokeOpacity: 0.14 })
export const letters = style({ fill: color.text, fontFamily: font.display, fontWeight: 600, letterSpacing: '-0.01em' })
export const arc1 = style({ stroke: color.line1, opacity: 0.3, fill: 'none' })
export const arc2 = style({ stroke: color.line2, opacity: 0.5, fill: 'none' })

const dotPx = (px: number) => Math.min(12, Math.max(8, Math.round(px * 0.2)))
/** Cuts a round hole into what is below, so that every ground shows through it. */
const hole = (radiusPx: number, x: string, y: string) => ({
  maskImage: `radial-gradient(circle at ${x} ${y}, transparent ${radiusPx - 0.5}px, #000 ${radiusPx}px)`,
})
/** Leaves room for the dot that says whether somebody is there. */
export const besideDot = styleVariants(SIZES, (_one, px) => {
  const middle = `calc(100% - ${dotPx(px) / 2}px)`
  return hole(dotPx(px) / 2 + 2, middle, middle)
})
export const presence = styleVariants(SIZES, (_one, px) => ({
  position: 'absolute',
  insetInlineEnd: '0',
  bottom: '0',
  width: `${dotPx(px)}px`,
  height: `${dotPx(px)}px`,
  borderRadius: radius.full,
  '@media': { '(forced-colors: active)': { border: '2px solid CanvasText' } },
}))
export const presenceState = styleVariants({
  online: {
    background: color.present,
    '@media': { '(forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' } },
  },
  away: { boxShadow: `inset 0 0 0 2px ${color.borderStrong}` },
})

export const stack = style({ display: 'inline-flex', alignItems: 'center', flexShrink: 0 })
const OVERLAP_PX = 10
const RIM_PX = 3
/** Each one but the last is cut where the next one lies over it: the rim between the two is the ground itself. */
export const stacked = styleVariants(SIZES, (_one, px) => ({
  display: 'inline-flex',
  selectors: {
    '& + &': { marginInlineStart: `-${OVERLAP_PX}px` },
    '&:not(:last-child)': hole(px / 2 + RIM_PX, `${px - OVERLAP_PX + px / 2}px`, '50%'),
  },
}))
const count = style({
  ...typeStyle('meta', 600),
  ...tabular,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  borderRadius: radius.full,
  background: color.halo,
  color: color.text,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
})
/** Round as a portrait; a large number makes it longer. */
export const more = styleVariants(SIZES, (_one, px) => [
  count,
  { height: `${px}px`, minWidth: `${px}px`, paddingInline: px < 32 ? space[4] : space[8] },
])
