import { media, space, typeStyle, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const opening = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] })

export const paste = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space[12] })

export const reading = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[16],
  paddingBlock: space[40],
})

/** A group of what was found: no frame, its legend as a heading. */
export const group = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
})
export const legend = style({
  ...typeStyle('small', 600),
  color: vars.color.text,
  padding: 0,
  paddingBlockEnd: space[12],
})
export const groupHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
})

export const rows = style({ display: 'flex', flexDirection: 'column', gap: space[16] })
/** The value that was found, and beside it what is there now: below each other where there is no room. */
export const values = style({
  display: 'grid',
  gap: `${space[4]} ${space[24]}`,
  maxWidth: '100%',
  '@media': {
    // As wide in every row, so that what is there now stands in line.
    [media.from768]: { width: '680px', gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', alignItems: 'baseline' },
  },
})
export const name = style({ ...typeStyle('small', 600), '@media': { [media.from768]: { gridColumn: '1 / -1' } } })
export const found = style({ ...typeStyle('body'), whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const now = style({
  ...typeStyle('small'),
  color: vars.color.textMuted,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})
export const row = style({ display: 'grid', '@media': { [media.from768]: { width: '100%' } } })

export const skills = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[12]} ${space[20]}`,
  listStyle: 'none',
  padding: 0,
  margin: 0,
})
export const kind = style({ color: vars.color.textMuted })
