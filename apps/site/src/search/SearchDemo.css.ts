import { style } from '@vanilla-extract/css'
import { focusRing, media, radius, space, tabular, transition, typeStyle, vars } from '@umkreis/design-system/tokens'

const { color } = vars
const forced = { '@media': { [media.forced]: { border: '1px solid CanvasText' } } } as const

export const demo = style({ display: 'flex', flexDirection: 'column', gap: space[16] })
export const field = style([
  forced,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minHeight: '80px',
    padding: `${space[12]} ${space[12]} ${space[12]} ${space[24]}`,
    borderRadius: '40px',
    background: color.surface,
    boxShadow: `inset 0 0 0 2px ${color.ink}, ${vars.elevation[3]}`,
    ':focus-within': { boxShadow: `inset 0 0 0 2px ${color.ink}, 0 0 0 4px ${color.halo}, ${vars.elevation[3]}` },
    '@media': { [media.below576]: { minHeight: '64px', paddingInlineStart: space[16] } },
  },
])
export const input = style([
  typeStyle('title', 500),
  {
    flex: 1,
    minWidth: 0,
    minHeight: '48px',
    border: 0,
    background: 'none',
    color: color.text,
    outline: 'none',
    textOverflow: 'ellipsis',
    '::placeholder': { color: color.textFaint, opacity: 1 },
    '@media': { [media.below576]: typeStyle('body') },
  },
])
export const ask = style([
  {
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    width: '56px',
    height: '56px',
    borderRadius: radius.full,
    background: color.accent,
    color: color.onAccent,
    ':hover': { background: color.accentHover },
    ':focus-visible': focusRing,
    '@media': {
      [media.below576]: { width: '44px', height: '44px' },
      [media.forced]: { border: '1px solid ButtonText' },
    },
  },
  transition(['background-color']),
])
export const arrow = style({ fill: 'none', stroke: 'currentColor', strokeWidth: '2', strokeLinecap: 'round' })
export const tries = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] })
export const hint = style([typeStyle('small'), { color: color.textMuted }])
export const question = style([
  typeStyle('small', 500),
  forced,
  {
    minHeight: '44px',
    padding: `${space[8]} ${space[16]}`,
    borderRadius: radius.full,
    background: color.wash,
    color: color.text,
    ':hover': { background: color.accentWash },
    ':focus-visible': focusRing,
  },
])
export const read = style({ display: 'flex', flexDirection: 'column', gap: space[12], minHeight: '60px' })
export const status = style([typeStyle('small', 600), { display: 'block', minHeight: '20px', color: color.text }])
export const parts = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] })
export const part = style([
  typeStyle('small', 600),
  forced,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    padding: `${space[4]} ${space[12]} ${space[4]} ${space[8]}`,
    borderRadius: radius.full,
    border: `1px solid ${color.border}`,
    background: color.surface,
    overflowWrap: 'anywhere',
  },
])
export const kind = style({ color: color.textMuted, fontWeight: 400 })

/** A coverage ring: the parts of the question that somebody meets are filled. */
export const ring = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' })
export const segment = style({
  flexShrink: 0,
  width: '16px',
  height: '16px',
  marginTop: '4px',
  selectors: { [`${part} > &`]: { marginTop: 0 } },
})
const stroke = style({ fill: 'none', strokeWidth: '5', selectors: { [`${segment} > &`]: { strokeWidth: '16' } } })
export const met = style([stroke, { stroke: color.line1 }])
export const unmetSegment = style([stroke, { stroke: color.pale }])
export const hits = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 480px), 1fr))',
})
export const hit = style({
  display: 'grid',
  gridTemplateColumns: '70px 1fr auto',
  alignContent: 'start',
  columnGap: space[16],
  rowGap: space[12],
  padding: space[20],
  borderRadius: radius.l,
  background: color.surface,
  border: `1px solid ${color.border}`,
  '@media': { [media.below576]: { padding: space[16], gridTemplateColumns: '56px 1fr auto', columnGap: space[12] } },
})
export const ringed = style({ position: 'relative', aspectRatio: '1', alignSelf: 'start' })
export const portrait = style({
  position: 'absolute',
  inset: '10%',
  width: '80%',
  height: '80%',
  borderRadius: radius.full,
})
export const name = style([typeStyle('title'), { display: 'block' }])
export const place = style([typeStyle('small'), { display: 'block', color: color.textMuted }])
export const score = style([typeStyle('title'), tabular, { textAlign: 'end' }])
export const proofs = style({
  gridColumn: '2 / -1',
  display: 'grid',
  gap: space[4],
  '@media': { [media.below576]: { gridColumn: '1 / -1' } },
})
export const proof = style([
  typeStyle('evidence'),
  { display: 'grid', gridTemplateColumns: '16px 76px 1fr', gap: space[8], overflowWrap: 'anywhere' },
])
export const fieldName = style({ color: color.textMuted })
export const mark = style({
  background: color.mark,
  color: color.text,
  fontWeight: 600,
  borderRadius: '5px',
  padding: '1px 4px',
})
export const note = style({ color: color.textFaint })
export const dotted = style({
  width: '16px',
  height: '16px',
  marginTop: '4px',
  borderRadius: radius.full,
  border: `2px dotted ${color.borderStrong}`,
})
export const unmet = style([
  typeStyle('evidence'),
  { display: 'grid', gridTemplateColumns: '16px 1fr', gap: space[8], color: color.textFaint },
])
export const honest = style([typeStyle('small'), { color: color.textMuted, maxWidth: '68ch' }])
