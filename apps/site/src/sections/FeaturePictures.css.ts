import { style } from '@vanilla-extract/css'
import { media, radius, space, typeStyle, vars } from '@umkreis/design-system/tokens'

const { color } = vars
const edged = { '@media': { [media.forced]: { border: '1px solid CanvasText' } } } as const
const card = {
  ...edged,
  background: color.surface,
  color: color.text,
  borderRadius: radius.m,
  boxShadow: vars.elevation[2],
} as const

export const question = style([
  typeStyle('body', 600),
  card,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    padding: `${space[12]} ${space[20]}`,
    borderRadius: radius.l,
  },
])

export const proof = style([
  typeStyle('small'),
  card,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[16],
    padding: space[12],
    paddingInlineEnd: space[20],
    border: `1px solid ${color.border}`,
  },
])
export const portrait = style({ position: 'relative', flexShrink: 0, width: '56px', height: '56px' })
export const picture = style({ position: 'absolute', inset: '6px', width: '44px', height: '44px' })
export const ring = style({ position: 'absolute', inset: 0, transform: 'rotate(-86deg)' })
export const met = style({
  fill: 'none',
  stroke: color.line1,
  strokeWidth: 6,
  strokeLinecap: 'round',
  strokeDasharray: '42 8',
})
export const mark = style({
  background: color.mark,
  color: color.text,
  fontWeight: 600,
  borderRadius: '5px',
  padding: '1px 4px',
})

export const talk = style([typeStyle('small'), { display: 'grid', gap: space[8], width: '100%' }])
const bubble = { ...edged, padding: `${space[8]} ${space[16]}`, borderRadius: radius.m, width: 'fit-content' } as const
export const theirs = style([bubble, { background: color.sunken, borderEndStartRadius: radius.tail }])
export const mine = style([
  bubble,
  { background: color.ownMessage, justifySelf: 'end', borderEndEndRadius: radius.tail },
])
export const sealed = style([
  typeStyle('meta', 600),
  { display: 'flex', alignItems: 'center', gap: space[8], color: color.success, justifySelf: 'end' },
])
export const lockRing = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 })
export const lockBody = style({ fill: 'currentColor' })

export const circle1 = style({ fill: color.wash, stroke: color.line1, strokeWidth: '2' })
export const circle2 = style({ fill: color.accentWash, stroke: color.line2, strokeWidth: '2' })
export const lens = style({ fill: color.disc3, stroke: color.line1, strokeWidth: '1.5' })
export const ink = style({ fill: color.ink })
export const frame = style({ fill: 'none', stroke: color.ink, strokeWidth: '5' })
export const line = style({ fill: 'none', stroke: color.line1, strokeWidth: '2' })
export const accent = style({ fill: color.accent })
export const bannerLine1 = style({ fill: 'none', stroke: color.onAccent, strokeWidth: '2' })
export const bannerLine2 = style({ fill: color.disc3, stroke: color.onAccent, strokeWidth: '1', opacity: 0.6 })
export const quiet = style({ fill: color.pale })
export const ringRest = style({ fill: 'none', stroke: color.sunken, strokeWidth: '8' })
export const ringMet = style({ fill: 'none', stroke: color.line1, strokeWidth: '8', strokeLinecap: 'round' })
export const ringFound = style({ fill: 'none', stroke: color.accent, strokeWidth: '8', strokeLinecap: 'round' })
