import { radius, space, tabular, typeStyle, vars } from '@umkreis/design-system/tokens'
import { style, styleVariants } from '@vanilla-extract/css'

const { color } = vars
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

const screenBase = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  height: '100%',
  position: 'relative',
})
export const screen = styleVariants({
  desktop: [screenBase, { padding: `${space[16]} ${space[24]} 0 ${space[8]}` }],
  phone: [screenBase, { padding: `0 ${space[8]}` }],
})
export const question = style({
  ...typeStyle('body', 600),
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: '52px',
  flexShrink: 0,
  paddingInline: `${space[20]} ${space[8]}`,
  borderRadius: radius.full,
  background: color.surface,
  boxShadow: `inset 0 0 0 1.5px ${color.borderStrong}`,
  color: color.text,
})
export const questionText = style([oneLine, { flex: 1, minWidth: 0 }])
export const go = style({
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  borderRadius: radius.full,
  background: color.wash,
})
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], alignItems: 'center' })
export const columns = styleVariants({
  desktop: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 272px', gap: space[16], alignItems: 'start' },
  phone: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
})
export const rows = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] })
const rowBase = style({
  display: 'grid',
  columnGap: space[12],
  alignItems: 'start',
  padding: `${space[12]} ${space[16]}`,
  borderRadius: radius.l,
})
export const places = styleVariants({
  desktop: {
    gridTemplateColumns: '22px 70px minmax(0, 1fr) auto',
    gridTemplateAreas: '"check portrait words score" "check portrait proofs score"',
  },
  phone: {
    gridTemplateColumns: '58px minmax(0, 1fr) auto',
    gridTemplateAreas: '"portrait words check" "proofs proofs proofs"',
  },
})
export const portrait = style({ gridArea: 'portrait' })
export const row = styleVariants({
  focused: [rowBase, { background: color.surface, boxShadow: `inset 0 0 0 2px ${color.ink}, ${vars.elevation[2]}` }],
  selected: [rowBase, { background: color.washFaint }],
  rest: [rowBase],
})
const checkBase = style({
  display: 'grid',
  placeItems: 'center',
  width: '22px',
  height: '22px',
  gridArea: 'check',
  borderRadius: radius.full,
})
export const check = styleVariants({
  on: [checkBase, { background: color.ink, color: color.onInk }],
  off: [
    checkBase,
    { background: color.surface, color: 'transparent', boxShadow: `inset 0 0 0 1.5px ${color.borderStrong}` },
  ],
})
export const words = style({ gridArea: 'words', minWidth: 0 })
export const name = style({ ...typeStyle('title'), color: color.text })
export const line = style([oneLine, { ...typeStyle('small'), color: color.textMuted }])
export const proofs = style({ gridArea: 'proofs', display: 'grid', marginBlockStart: space[4] })
const proofBase = style({
  ...typeStyle('evidence'),
  display: 'grid',
  columnGap: space[8],
  alignItems: 'center',
})
export const proof = styleVariants({
  desktop: [proofBase, { gridTemplateColumns: '18px 72px minmax(0, 1fr)' }],
  phone: [proofBase, { gridTemplateColumns: '18px minmax(0, 1fr)' }],
})
export const quote = style({ ...typeStyle('evidence'), color: color.text, minWidth: 0 })
export const missing = style({ ...typeStyle('evidence'), color: color.textFaint })
export const score = style({ ...typeStyle('title'), ...tabular, gridArea: 'score', color: color.text })
export const focused = style({
  display: 'grid',
  gap: space[12],
  padding: space[20],
  borderRadius: radius.l,
  border: `1px solid ${color.border}`,
  background: color.surface,
  boxShadow: vars.elevation[1],
})
export const focusedHead = style({ display: 'grid', justifyItems: 'center', gap: space[4], textAlign: 'center' })
const barBase = style({ position: 'absolute', insetInline: space[8], display: 'grid', justifyItems: 'center' })
export const bar = styleVariants({
  desktop: [barBase, { bottom: space[24], insetInlineEnd: '312px' }],
  phone: [barBase, { bottom: space[12], justifyItems: 'stretch' }],
})
