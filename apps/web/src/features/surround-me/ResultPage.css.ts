import { style } from '@vanilla-extract/css'
import { layer, media, radius, space, typeStyle, vars } from '@umkreis/design-system/tokens'
import { shellSpace } from '../../shared/shell-space.ts'

const { color } = vars

export const page = style({
  minHeight: `calc(100dvh - ${shellSpace.top} - ${shellSpace.bottom})`,
  maxWidth: '1216px',
  marginInline: 'auto',
  paddingInline: space[24],
  display: 'flex',
  flexDirection: 'column',
  '@media': {
    [media.from1440]: { paddingInlineStart: space[16], paddingInlineEnd: space[32] },
    [media.phone]: { paddingInline: space[8] },
  },
})

/** The question stays in sight while one scrolls. */
export const top = style({
  position: 'sticky',
  top: shellSpace.top,
  zIndex: layer.sticky,
  background: `linear-gradient(to bottom, ${color.canvas} calc(100% - 12px), transparent)`,
  paddingBlock: `${space[24]} ${space[12]}`,
  // Wider than the rows, whose edge reaches beyond the column, so that none shows beside the question.
  marginInline: `calc(-1 * ${space[8]})`,
  paddingInline: space[8],
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  '@media': {
    [media.below993]: { paddingBlockStart: space[12] },
    [media.phone]: { paddingInline: space[16], paddingBlockStart: space[16] },
  },
})
export const question = style({ flex: '1 1 auto', minWidth: 0 })
export const back = style({ display: 'none', '@media': { [media.phone]: { display: 'block' } } })

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  paddingBlockEnd: space[16],
  '@media': { [media.phone]: { paddingInline: space[8], paddingBlockEnd: space[8] } },
})
/** On phones the chips stand in one row that is pushed sideways, so that people are seen at once. */
export const chipList = style({
  display: 'contents',
  '@media': {
    [media.phone]: {
      display: 'flex',
      gap: space[8],
      flex: '1 0 100%',
      minWidth: 0,
      marginInline: `calc(-1 * ${space[16]})`,
      paddingInline: space[16],
      paddingBlock: '2px',
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
  },
})
export const chipItem = style({
  display: 'inline-flex',
  maxWidth: '100%',
  minWidth: 0,
  '@media': { [media.phone]: { flexShrink: 0 } },
})
export const count = style({
  ...typeStyle('small'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  color: color.textMuted,
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { marginInlineStart: space[4] } },
})
export const strong = style({ fontWeight: 600, color: color.text, fontVariantNumeric: 'tabular-nums' })

export const columns = style({
  flex: '1 1 auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: space[24],
})
export const withPerson = style({
  '@media': {
    [media.from1200]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
    [media.from1440]: { gridTemplateColumns: 'minmax(0, 1fr) 360px', columnGap: space[32] },
  },
})
export const people = style({
  minWidth: 0,
  display: 'grid',
  gap: space[12],
  marginInlineStart: '-4px',
  '@media': { [media.phone]: { marginInline: 0 } },
})

export const aside = style({
  position: 'sticky',
  top: '92px',
  // As it stands before one scrolls, below question and chips.
  maxHeight: `calc(100dvh - 148px - ${space[24]})`,
  overflowY: 'auto',
  borderRadius: radius.l,
  scrollbarWidth: 'thin',
})

export const bar = style({
  position: 'sticky',
  bottom: `calc(${shellSpace.bottom} + ${space[24]})`,
  zIndex: layer.sticky,
  marginBlockStart: space[24],
  width: 'fit-content',
  maxWidth: '100%',
})
export const clear = style({ marginInlineStart: 'auto' })
/** Room for the docked bar of a phone, so that it hides nobody. */
export const barRoom = style({ height: space[24], '@media': { [media.phone]: { height: '160px' } } })
