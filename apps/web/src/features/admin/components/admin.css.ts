import { media, radius, space, transition, typeStyle, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

const folds = media.below768

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[20],
  width: '100%',
  maxWidth: '1216px',
  marginInline: 'auto',
  padding: `${space[32]} ${space[24]} ${space[56]}`,
  '@media': {
    [folds]: { padding: `${space[16]} ${space[16]} ${space[40]}` },
    [media.from1440]: { paddingInline: `${space[16]} ${space[32]}` },
  },
})
export const head = style({ display: 'grid', gap: space[16] })
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], alignItems: 'center' })
export const searchPlace = style({
  flex: '1 1 260px',
  maxWidth: '360px',
  marginInlineEnd: 'auto',
  '@media': { [folds]: { maxWidth: 'none', flexBasis: '100%' } },
})

export const tableCard = style({
  background: vars.color.surface,
  borderRadius: radius.l,
  border: `1px solid ${vars.color.border}`,
  boxShadow: vars.elevation[1],
  overflow: 'hidden',
})
export const table = style({ width: '100%', tableLayout: 'fixed' })
export const headCell = style({
  ...typeStyle('small'),
  fontWeight: 600,
  color: vars.color.textMuted,
  textAlign: 'start',
  padding: `${space[12]} ${space[16]}`,
  selectors: { '&:last-child': { width: '72px' } },
})
export const row = style([
  {
    borderTop: `1px solid ${vars.color.border}`,
    '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.washFaint } } } },
  },
  transition(['background-color']),
])
export const cell = style({ ...typeStyle('small'), padding: `${space[12]} ${space[16]}`, verticalAlign: 'middle' })
export const cityColumn = style({ width: '18%', '@media': { [folds]: { display: 'none' } } })
export const roleColumn = style({ width: '18%', '@media': { [folds]: { display: 'none' } } })
export const actionCell = style({ textAlign: 'end', color: vars.color.textMuted })

export const personCell = style({ display: 'flex', alignItems: 'center', gap: space[12], minWidth: 0 })
export const personWords = style({ display: 'grid', minWidth: 0 })
const line = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const name = style([line, { ...typeStyle('body'), fontWeight: 600 }])
export const email = style([line, { ...typeStyle('small'), color: vars.color.textMuted }])
export const folded = style([
  line,
  { ...typeStyle('small'), color: vars.color.textMuted, display: 'none', '@media': { [folds]: { display: 'block' } } },
])
export const foot = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '64px',
  padding: space[12],
  borderTop: `1px solid ${vars.color.border}`,
})
export const hiddenWords = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})
export const dialogForm = style({ display: 'grid', gap: space[20] })
