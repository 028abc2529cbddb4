import { style } from '@vanilla-extract/css'
import { media, radius, space, typeStyle, vars } from '@umkreis/design-system/tokens'

export const grid = style({
  '@media': {
    [media.from768]: { display: 'grid', gap: space[16], gridTemplateColumns: 'repeat(2, 1fr)' },
    [media.from1200]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
})
export const wide = style({ '@media': { [media.from768]: { gridColumn: 'span 2' } } })

export const card = style({
  height: '100%',
  minHeight: '320px',
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  padding: space[24],
  borderRadius: radius.l,
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
})
export const dark = style([
  card,
  {
    position: 'relative',
    overflow: 'hidden',
    background: vars.color.bar,
    borderColor: vars.color.bar,
    color: vars.color.onBar,
  },
])
export const lines = style({ position: 'absolute', top: 0, right: 0, width: '320px', height: '220px' })
export const disc = style({ fill: vars.color.onBar, opacity: 0.08 })
export const line1 = style({ fill: 'none', stroke: vars.color.barMuted, strokeWidth: '1.5' })
export const line2 = style({ fill: 'none', stroke: vars.color.accent, strokeWidth: '1.5' })
export const picture = style({
  position: 'relative',
  // As high in every card, so that the titles of a row stand on one line.
  flex: '0 0 156px',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: space[12],
})
export const centred = style({ alignItems: 'center' })
export const words = style({ position: 'relative', display: 'flex', flexDirection: 'column', gap: space[4] })
export const title = style(typeStyle('title'))
export const text = style([
  typeStyle('body'),
  {
    maxWidth: '42ch',
    color: vars.color.textMuted,
    selectors: { [`${dark} &`]: { color: vars.color.barMuted } },
  },
])
