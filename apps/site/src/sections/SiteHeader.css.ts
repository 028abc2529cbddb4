import { style } from '@vanilla-extract/css'
import { focusRing, media, radius, space, typeStyle, vars } from '@umkreis/design-system/tokens'

const wide = '(min-width: 860px)'
const narrow = '(max-width: 859.98px)'

export const header = style({
  position: 'relative',
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  paddingBlock: space[20],
})

export const brand = style([
  typeStyle('section'),
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    minHeight: '44px',
    color: vars.color.text,
    ':focus-visible': focusRing,
  },
])

export const nav = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  '@media': { [wide]: { gap: space[32] } },
})

export const places = style({ display: 'flex', gap: space[32], '@media': { [narrow]: { display: 'none' } } })
export const wideOnly = style({ '@media': { [narrow]: { display: 'none' } } })

export const place = style([
  typeStyle('small', 600),
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    color: vars.color.text,
    ':hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
    ':focus-visible': focusRing,
  },
])

export const menu = style({ '@media': { [wide]: { display: 'none' }, print: { display: 'none' } } })
export const menuButton = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: radius.full,
  cursor: 'pointer',
  listStyle: 'none',
  ':focus-visible': focusRing,
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
export const menuLines = style({ fill: 'none', stroke: vars.color.text, strokeWidth: '2', strokeLinecap: 'round' })
export const sheet = style({
  position: 'absolute',
  top: '100%',
  insetInline: space[16],
  display: 'flex',
  flexDirection: 'column',
  padding: `${space[12]} ${space[24]}`,
  borderRadius: radius.l,
  background: vars.color.surface,
  boxShadow: vars.elevation[3],
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
})
export const sheetLink = style([
  typeStyle('title'),
  {
    display: 'flex',
    alignItems: 'center',
    minHeight: '52px',
    color: vars.color.text,
    borderBottom: `1px solid ${vars.color.border}`,
    ':focus-visible': focusRing,
  },
])
