import { media, radius, space, typeStyle, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const box = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  padding: `${space[8]} ${space[8]} ${space[8]} ${space[16]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: '31px',
  background: vars.color.surface,
  boxShadow: vars.elevation[1],
  selectors: { '&:has(textarea:focus)': { boxShadow: `inset 0 0 0 2px ${vars.color.ink}` } },
  '@media': { [media.forced]: { outline: '1px solid FieldText' }, [media.below576]: { paddingInlineStart: space[20] } },
})
export const open = style({ padding: space[16], borderRadius: radius.l })
export const dropping = style({ boxShadow: `inset 0 0 0 2px ${vars.color.line2}` })
export const line = style({ display: 'flex', alignItems: 'start', gap: space[12], minWidth: 0 })
export const tools = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: space[8] })
export const closedTools = style([tools, { flexWrap: 'nowrap' }])
/** A narrow line has room for what it asks and one tool; the others come with writing. */
export const wideTool = style({ display: 'contents', '@media': { [media.below576]: { display: 'none' } } })
export const askWords = style({ '@media': { [media.below576]: { display: 'none' } } })
export const bottom = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
})
export const readers = style({ ...typeStyle('small'), color: vars.color.textMuted })
export const over = style({ ...typeStyle('small', 600), color: vars.color.danger })
export const files = style({ position: 'absolute', width: '1px', height: '1px', opacity: 0, pointerEvents: 'none' })

export const pictures = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
})
export const picture = style({ display: 'flex', flexDirection: 'column', gap: space[8], minWidth: 0 })
export const frame = style({
  position: 'relative',
  aspectRatio: '4 / 3',
  borderRadius: radius.s,
  overflow: 'hidden',
  background: vars.color.sunken,
})
export const preview = style({ width: '100%', height: '100%', objectFit: 'cover' })
export const onItsWay = style({ opacity: 0.5 })
export const remove = style({
  position: 'absolute',
  top: space[8],
  insetInlineEnd: space[8],
  background: vars.color.surface,
  borderRadius: radius.full,
})
export const ring = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' })
export const fields = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  border: 0,
  padding: 0,
  minWidth: 0,
})
export const optionLine = style({ display: 'flex', alignItems: 'end', gap: space[8] })
export const optionField = style({ flex: 1, minWidth: 0 })
