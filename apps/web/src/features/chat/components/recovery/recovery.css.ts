import { font, media, radius, space, typeStyle, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const codeGroups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const codeGroup = style({
  ...typeStyle('title'),
  fontFamily: font.text,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.08em',
  textAlign: 'center',
  padding: `${space[12]} ${space[4]}`,
  borderRadius: radius.s,
  background: vars.color.sunken,
  userSelect: 'all',
})

export const form = style({ display: 'grid', gap: space[16] })

export const gate = style({
  display: 'grid',
  gap: space[16],
  margin: `0 ${space[20]} ${space[20]}`,
  padding: space[24],
  borderRadius: radius.l,
  background: vars.color.canvas,
  '@media': {
    [media.below768]: {
      margin: 0,
      padding: `${space[16]} ${space[16]} calc(${space[16]} + env(safe-area-inset-bottom))`,
      borderRadius: `${radius.l} ${radius.l} 0 0`,
    },
  },
})

export const gateActions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] })
