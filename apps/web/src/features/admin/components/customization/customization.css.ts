import { control, radius, space, typeStyle, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const logo = style({ display: 'grid', gap: space[12], minWidth: 0, alignContent: 'start' })
export const variant = style({ display: 'grid', gap: space[8], minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' })
/** The page behind the logo, in the scheme that is shown. */
export const variantPlace = style({
  borderRadius: radius.l,
  background: 'transparent',
  overflow: 'hidden',
  minWidth: 0,
})
export const smallPlace = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: '96px',
  padding: `0 ${space[20]}`,
  borderRadius: radius.l,
  background: color.canvas,
  border: `1px solid ${color.border}`,
})
export const smallPicture = style({
  width: control[40],
  height: control[40],
  objectFit: 'contain',
  borderRadius: radius.s,
  flexShrink: 0,
})
export const organisation = style({ ...typeStyle('title'), color: color.text, overflowWrap: 'anywhere' })
export const choices = style({ display: 'grid', gap: space[12] })
export const choice = style({ display: 'grid', gap: space[4] })
export const choiceLine = style({ ...typeStyle('small'), color: color.textMuted, paddingInlineStart: '34px' })
export const centred = style({ justifyContent: 'center' })
