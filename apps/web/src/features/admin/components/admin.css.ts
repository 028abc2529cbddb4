import { control, layer, media, space, typeStyle, vars } from '@umkreis/design-system/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

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
/** On a phone both share the row; they stand below each other where their words have no room. */
export const tool = style({ '@media': { [media.below576]: { flex: '1 1 auto' } } })
export const searchPlace = style({
  flex: '1 1 260px',
  maxWidth: '360px',
  marginInlineEnd: 'auto',
  '@media': { [folds]: { maxWidth: 'none', flexBasis: '100%' } },
})

export const personCell = style({ display: 'flex', alignItems: 'center', gap: space[12], minWidth: 0 })
export const personWords = style({ display: 'grid', minWidth: 0 })
const line = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const name = style([line, { ...typeStyle('body'), fontWeight: 600 }])
export const email = style([line, { ...typeStyle('small'), color: vars.color.textMuted }])
export const dialogForm = style({ display: 'grid', gap: space[20] })
/** As high as the button that appears in it, so that the dialog keeps its height. */
export const dialogAction = style({ minHeight: control[48] })
/** The bar floats in the middle of the list, above its end. */
export const barPlace = style({
  position: 'sticky',
  bottom: space[24],
  zIndex: layer.sticky,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  // There it is docked in place of the bar that leads elsewhere, above which it must be free to lie.
  '@media': { [media.phone]: { display: 'contents' } },
})
globalStyle(`${barPlace} button`, { whiteSpace: 'nowrap' })
globalStyle(`${barPlace} section > div`, { flexWrap: 'wrap' })
globalStyle(`${barPlace} > *`, { pointerEvents: 'auto' })
/** A line above the list that leads elsewhere. */
export const note = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[4]} ${space[12]}` })
