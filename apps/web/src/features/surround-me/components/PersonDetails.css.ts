import { style, styleVariants } from '@vanilla-extract/css'
import { focusRing, measure, media, radius, space, typeStyle, vars } from '@umkreis/design-system/tokens'

const { color } = vars

export const details = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'stretch',
  overflow: 'clip',
  borderRadius: radius.l,
})

/** The arcs around the portrait fade out before the name begins, so that no line meets a letter. */
export const arcs = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  width: '100%',
  height: '200px',
  maxWidth: 'none',
  maskImage: 'linear-gradient(to bottom, #000 96px, transparent 176px)',
})
export const disc = styleVariants({ outer: { fill: color.disc1 }, inner: { fill: color.surface } })
const arcLine = style({ fill: 'none', strokeWidth: 1.5 })
export const arc = styleVariants({
  first: [arcLine, { stroke: color.halo }],
  second: [arcLine, { stroke: color.line2, opacity: 0.5 }],
})

export const head = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: space[4],
  padding: `${space[24]} ${space[24]} 0`,
  textAlign: 'center',
})
export const portrait = style({ marginBlockEnd: space[12] })
export const name = style({ ...typeStyle('section'), color: color.text })
export const place = style({ ...typeStyle('small'), color: color.textMuted })

export const body = style({ display: 'grid', gap: space[16], padding: `${space[16]} ${space[24]} ${space[24]}` })
export const bio = style({ ...typeStyle('body'), color: color.text, maxWidth: measure, hyphens: 'auto' })
export const quiet = style({ ...typeStyle('small'), color: color.textFaint })
export const skills = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], alignItems: 'center' })
export const more = style({
  ...typeStyle('small', 600),
  color: color.accentText,
  cursor: 'pointer',
  padding: `${space[4]} ${space[8]}`,
  borderRadius: radius.full,
  selectors: { '&:focus-visible': focusRing },
})
export const fields = style({
  ...typeStyle('small'),
  display: 'grid',
  gridTemplateColumns: 'minmax(76px, max-content) minmax(0, 1fr)',
  columnGap: space[12],
  rowGap: space[4],
})
export const fieldName = style({ color: color.textMuted, overflowWrap: 'anywhere' })
export const fieldValue = style({ color: color.text, overflowWrap: 'anywhere' })
/** The next thing to do stays in sight, however much somebody tells about themselves. */
export const actions = style({
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  marginBlock: `-${space[16]} -${space[24]}`,
  paddingBlock: `${space[16]} ${space[24]}`,
  background: `linear-gradient(to top, ${color.surface} calc(100% - 12px), transparent)`,
  // Forced colours draw no gradient, and what somebody tells would run through the buttons.
  '@media': { [media.forced]: { background: 'Canvas' } },
})
export const action = style({ flex: '1 1 auto' })
