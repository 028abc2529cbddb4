import { style, styleVariants } from '@vanilla-extract/css'
import { radius, space } from '../../tokens/scales.ts'
import { font, typeStyle } from '../../tokens/typography.ts'
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
  background: color.wash,
  overflow: 'hidden',
})
export const discTone = styleVariants({ teal: { fill: color.wash }, warm: { fill: color.accentWash } })
export const letters = style({ fill: color.text, fontFamily: font.display, fontWeight: 600, letterSpacing: '-0.01em' })
export const arc1 = style({ stroke: color.line1, opacity: 0.3, fill: 'none' })
export const arc2 = style({ stroke: color.line2, opacity: 0.5, fill: 'none' })

export const presence = style({
  position: 'absolute',
  insetInlineEnd: '0',
  bottom: '0',
  width: 'max(10px, 24%)',
  height: 'max(10px, 24%)',
  maxWidth: '14px',
  maxHeight: '14px',
  borderRadius: radius.full,
  border: `2px solid ${color.canvas}`,
})
export const presenceState = styleVariants({
  online: { background: color.present },
  away: { background: color.canvas, boxShadow: `inset 0 0 0 2px ${color.borderStrong}` },
})

export const stack = style({ display: 'inline-flex', alignItems: 'center', flexShrink: 0 })
export const stacked = style({
  borderRadius: radius.full,
  boxShadow: `0 0 0 3px ${color.canvas}`,
  display: 'inline-flex',
  selectors: { '& + &': { marginInlineStart: '-10px' } },
})
export const more = style({
  ...typeStyle('meta', 600),
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  borderRadius: radius.full,
  background: color.wash,
  color: color.text,
  paddingInline: space[4],
})
