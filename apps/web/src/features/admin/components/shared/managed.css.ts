import { media, space, tabular, typeStyle, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const sections = style({ display: 'grid', gap: space[24], gridTemplateColumns: 'minmax(0, 1fr)' })
export const section = style({
  display: 'grid',
  gap: space[20],
  minWidth: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.phone]: { padding: space[16] } },
})
export const plainSection = style({
  display: 'grid',
  gap: space[20],
  minWidth: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockStart: space[12],
})
export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[12],
})

/** One thing with its actions; a line between it and the next. */
export const list = style({ display: 'grid' })
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  paddingBlock: space[12],
  minWidth: 0,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
})
/** One with a field in it, which wants the width of a narrow phone for itself. */
export const fieldEntry = style({
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { flexWrap: 'wrap' } },
})
export const entryWords = style({ display: 'grid', gap: space[4], minWidth: 0, flex: '1 1 auto' })
export const entryName = style({ ...typeStyle('body'), fontWeight: 600, overflowWrap: 'anywhere' })
export const entryLine = style({
  ...typeStyle('small'),
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[12],
  color: color.textMuted,
})
export const entryActions = style({ display: 'flex', alignItems: 'center', gap: space[4], flexShrink: 0 })

export const form = style({ display: 'grid', gap: space[20] })
export const columns = style({
  display: 'grid',
  gap: space[20],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.from768]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], alignItems: 'center' })
export const faded = style({ color: color.textMuted })
