import { media, radius, space, tabular, typeStyle, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

const { color } = vars
const wide = media.from993

export const columns = style({
  display: 'grid',
  gap: space[32],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [wide]: { gridTemplateColumns: '344px minmax(0, 1fr)', gap: space[24] },
    [media.from1200]: { gridTemplateColumns: '360px minmax(0, 1fr)', gap: space[32] },
  },
})

export const form = style({ display: 'grid', gap: space[20], minWidth: 0, maxWidth: '560px' })
export const state = style({ ...typeStyle('small'), color: color.textMuted })
export const fields = style({ display: 'grid' })
export const fieldset = style({
  paddingBlock: space[16],
  borderBlockEnd: `1px solid ${color.border}`,
  selectors: { '&:first-child': { paddingBlockStart: 0 } },
})
export const strong = style({ fontWeight: 600, ...tabular })

export const summary = style({
  display: 'grid',
  gap: space[4],
  padding: `${space[16]} ${space[20]}`,
  borderRadius: radius.m,
  background: color.sunken,
  color: color.text,
})
export const summaryLine = style({
  ...typeStyle('small'),
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[16],
})
export const quiet = style({ ...typeStyle('small'), color: color.textMuted })
export const passes = style({ fontWeight: 600, color: color.text, whiteSpace: 'nowrap' })
/** Its ring stays within: around it, the line above and the rim of the summary are near. */
export const movedButton = style({
  justifySelf: 'start',
  marginInlineStart: '-12px',
  marginBlockEnd: '-8px',
  selectors: { '&&:focus-visible, &&[data-focus-visible]': { outlineOffset: '-2px' } },
})
export const movedList = style({
  display: 'grid',
  gap: space[12],
  marginBlockStart: space[12],
  maxHeight: '320px',
  overflowY: 'auto',
})
export const movedEntry = style({
  ...typeStyle('small'),
  ...tabular,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[12],
  alignItems: 'center',
})
export const movedRatio = style([quiet, { gridColumn: 2 }])
export const movedPair = style({ display: 'flex' })
export const dot = style({
  width: '20px',
  height: '20px',
  borderRadius: radius.full,
  boxShadow: `inset 0 0 0 1px ${color.borderStrong}`,
  forcedColorAdjust: 'none',
  selectors: { '& + &': { marginInlineStart: '-4px' } },
})

/** Its words keep room for themselves on a narrow phone: what can be done with it goes below. */
export const historyEntry = style({
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { flexWrap: 'wrap' } },
})
/** A look that was saved: pressing it shows it. */
export const historySwatch = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  flex: '1 1 auto',
  minWidth: 0,
  minHeight: '44px',
  padding: 0,
  border: 0,
  borderRadius: radius.s,
  background: 'transparent',
  font: 'inherit',
  textAlign: 'start',
  color: color.text,
  cursor: 'pointer',
  '@media': { [media.phone]: { flexBasis: '200px' } },
})
export const inUse = style([quiet, { whiteSpace: 'nowrap' }])
export const swatchDots = style({ display: 'flex', flexShrink: 0 })

export const saveBar = style({ display: 'grid', gap: space[8] })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], alignItems: 'center' })
export const saveButton = style({ '@media': { [media.phone]: { flex: '1 1 100%' } } })
export const resetButton = style({ '@media': { [media.phone]: { flex: '1 1 100%' } } })
export const hint = style({ ...typeStyle('small'), color: color.textMuted, minHeight: '1.25rem' })
export const failure = style({ ...typeStyle('small'), display: 'flex', gap: space[8], color: color.danger })
export const failureIcon = style({ flexShrink: 0, marginBlockStart: '1px' })
export const notice = style({
  ...typeStyle('small'),
  display: 'grid',
  gap: space[12],
  justifyItems: 'start',
  padding: space[16],
  borderRadius: radius.m,
  background: color.accentWash,
  color: color.text,
})
