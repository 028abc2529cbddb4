import { style } from '@vanilla-extract/css'
import { media, measure, radius, space } from '../../tokens/scales.ts'
import { typeStyle } from '../../tokens/typography.ts'
import { vars } from '../../tokens/vars.css.ts'

export const page = style({
  maxWidth: 1120,
  marginInline: 'auto',
  padding: `${space[40]} ${space[16]} ${space[80]}`,
  display: 'grid',
  gap: space[56],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: { paddingInline: space[32] }, [media.desktop]: { paddingInline: space[56] } },
})

export const header = style({
  position: 'relative',
  display: 'grid',
  gap: space[12],
  overflow: 'hidden',
  paddingBlock: space[24],
  '@media': { [media.from768]: { paddingRight: '40%' } },
})

export const arcs = style({
  position: 'absolute',
  right: 0,
  bottom: 0,
  width: '34%',
  height: '100%',
  fill: 'none',
  '@media': { [media.below768]: { display: 'none' } },
})
export const arcLine1 = style({ stroke: vars.color.line1 })
export const arcLine2 = style({ stroke: vars.color.line2 })
export const arcDot = style({ fill: vars.color.line1 })

export const lead = style({ ...typeStyle('title', 500), maxWidth: measure, color: vars.color.textMuted })

export const section = style({ display: 'grid', gap: space[24], gridTemplateColumns: 'minmax(0, 1fr)' })
export const sectionHead = style({ display: 'grid', gap: space[8], maxWidth: measure })

export const grid = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
})
export const wideGrid = style({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 400px), 1fr))',
})

export const rule = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: space[12],
})
export const stage = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 200,
  padding: space[24],
  overflow: 'hidden',
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.l,
})
export const verdict = style({ display: 'flex', gap: space[8], alignItems: 'flex-start' })
export const good = style({ flexShrink: 0, marginTop: space[4], color: vars.color.success })
export const bad = style({ flexShrink: 0, marginTop: space[4], color: vars.color.danger })

export const scroller = style({ overflowX: 'auto', borderRadius: radius.l })
export const table = style({ width: '100%', ...typeStyle('small') })
export const cell = style({
  padding: `${space[12]} ${space[16]} ${space[12]} 0`,
  textAlign: 'start',
  verticalAlign: 'middle',
  borderBottom: `1px solid ${vars.color.border}`,
})
export const headCell = style([cell, { ...typeStyle('meta', 600), color: vars.color.textMuted, whiteSpace: 'nowrap' }])
export const figure = style([cell, { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }])
export const code = style({ ...typeStyle('small', 500), color: vars.color.text, overflowWrap: 'anywhere' })
