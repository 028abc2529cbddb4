import { font, media, radius, space, typeStyle, vars } from '@umkreis/design-system/tokens'
import { globalStyle, style } from '@vanilla-extract/css'
import { row } from '../../../shared/ui/device-rows.css.ts'

/** The recovery code, as the last of the rows. */
export const lastRow = style([row, { borderTop: `1px solid ${vars.color.border}` }])

/** Room for words without a margin of their own. */
export const step = style({ display: 'grid', gap: space[16], outline: 'none' })
export const steps = style({
  ...typeStyle('small'),
  display: 'grid',
  gap: space[8],
  margin: 0,
  listStyle: 'decimal',
  paddingInlineStart: space[20],
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] })
export const form = style({ display: 'grid', gap: space[16] })
export const problem = style({
  ...typeStyle('small'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[8],
  margin: 0,
  color: vars.color.danger,
})

/** As large as fits: a camera reads it from an arm's length. */
export const qrPlace = style({
  width: '100%',
  maxWidth: '264px',
  marginInline: 'auto',
  aspectRatio: '1',
  display: 'grid',
})
export const besideQr = style({
  display: 'grid',
  gap: space[24],
  alignItems: 'center',
  '@media': { [media.from768]: { gridTemplateColumns: '264px minmax(0, 1fr)' } },
})
export const waitingPlace = style({ display: 'grid', placeItems: 'center', minHeight: '96px' })

export const pairingCode = style({
  ...typeStyle('page'),
  fontFamily: font.text,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.06em',
  textAlign: 'center',
  margin: 0,
  padding: space[16],
  borderRadius: radius.s,
  background: vars.color.sunken,
})

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

export const banner = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: '56px',
  padding: `${space[8]} ${space[16]} ${space[8]} ${space[24]}`,
  background: vars.color.surface,
  borderBottom: `1px solid ${vars.color.border}`,
  '@media': {
    [media.below768]: { paddingInline: `${space[16]} ${space[8]}`, gap: space[8] },
    [media.below360]: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
  },
})
// What to do about it goes below the words before these break.
globalStyle(`${banner} > :nth-child(3)`, {
  '@media': { [media.below360]: { gridArea: '2 / 2 / 3 / -1', justifySelf: 'start' } },
})
export const bannerIcon = style({ flexShrink: 0, color: vars.color.accentText })
export const bannerWords = style({ flex: 1, minWidth: 0 })
/** The second half of the line, where there is room for it. */
export const bannerMore = style({ '@media': { [media.belowDesktop]: { display: 'none' } } })
export const done = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  color: vars.color.success,
})
