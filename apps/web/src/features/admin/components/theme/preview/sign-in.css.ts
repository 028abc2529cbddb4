import { radius, space, typeStyle, vars } from '@umkreis/design-system/tokens'
import { style, styleVariants } from '@vanilla-extract/css'

const { color } = vars

export const screen = styleVariants({
  desktop: { display: 'grid', gridTemplateColumns: '1fr 560px', height: '100%', padding: space[16] },
  phone: { height: '100%', padding: space[24] },
})
const columnBase = style({ display: 'grid', alignContent: 'space-between', justifyItems: 'start', color: color.text })
export const column = styleVariants({
  desktop: [columnBase, { padding: `${space[16]} ${space[56]} ${space[120]}` }],
  phone: [columnBase, { height: '100%', paddingBlockEnd: space[80] }],
})
export const form = style({ display: 'grid', gap: space[8], width: '100%' })
export const title = style({ ...typeStyle('page'), color: color.text })
export const line = style({ ...typeStyle('body'), color: color.textMuted, marginBlockEnd: space[12] })
export const label = style({ ...typeStyle('small', 600), color: color.text })
export const labels = style({ display: 'flex', justifyContent: 'space-between', marginBlockStart: space[8] })
export const link = style({ ...typeStyle('small', 600), color: color.accentText })
const fieldBase = style({
  ...typeStyle('body'),
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: '48px',
  paddingInline: space[16],
  borderRadius: radius.s,
  background: color.surface,
  color: color.text,
  overflow: 'hidden',
})
export const field = styleVariants({
  rest: [fieldBase, { boxShadow: `inset 0 0 0 1.5px ${color.borderStrong}` }],
  focused: [
    fieldBase,
    { boxShadow: `inset 0 0 0 2px ${color.ink}, 0 0 0 4px ${color.halo}`, marginBlockEnd: space[12] },
  ],
})
export const panel = style({
  position: 'relative',
  borderRadius: radius.l,
  overflow: 'hidden',
  background: color.ink,
})
export const claim = style({
  ...typeStyle('section'),
  position: 'absolute',
  top: space[32],
  left: space[32],
  width: '220px',
  color: color.onInk,
})
export const rings = style({ position: 'absolute', inset: '80px 30px', width: '500px', height: '500px', fill: 'none' })
export const outer = style({ stroke: color.onInk, strokeOpacity: 0.5, strokeWidth: 2 })
export const inner = style({ stroke: color.accent, strokeWidth: 2.5 })

const at = (x: number, y: number, size: number) =>
  style({ position: 'absolute', left: `${x - size / 2}px`, top: `${y - size / 2}px` })
/** In the middle, then around it. */
export const place = [at(280, 330, 80), at(185, 234, 56), at(415, 330, 56), at(200, 440, 56), at(385, 146, 56)] as const
