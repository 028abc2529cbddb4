import { control, media, radius, space, typeStyle, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const wordsStack = style({ display: 'grid', gap: space[12], minWidth: 0 })
export const wordsRow = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], alignItems: 'center' })
export const reviewHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
})
export const ringNumber = style({
  ...typeStyle('small', 600),
  position: 'absolute',
  fontVariantNumeric: 'tabular-nums',
})
export const ringPlace = style({
  position: 'absolute',
  insetBlockStart: space[24],
  insetInlineEnd: '84px',
  '@media': { [media.below768]: { display: 'none' } },
})
export const state = style({ display: 'inline-flex', alignItems: 'center', gap: space[8], fontWeight: 600 })
export const ready = style({ color: vars.color.success })
export const warning = style({ color: vars.color.warning })
export const danger = style({ color: vars.color.danger })
export const quiet = style({ color: vars.color.textMuted, fontWeight: 400 })
export const address = style({ overflowWrap: 'anywhere' })
export const foot = style({
  position: 'sticky',
  insetBlockEnd: `calc(-1 * ${space[32]})`,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[12],
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  marginInline: `calc(-1 * ${space[32]})`,
  marginBlockEnd: `calc(-1 * ${space[32]})`,
  padding: `${space[16]} ${space[32]}`,
  borderTop: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  '@media': {
    [media.below768]: {
      insetBlockEnd: `calc(-1 * ${space[24]})`,
      marginInline: `calc(-1 * ${space[24]})`,
      marginBlockEnd: `calc(-1 * ${space[24]})`,
      padding: `${space[16]} ${space[24]}`,
    },
  },
})
export const footActions = style({ display: 'flex', gap: space[8], marginInlineStart: 'auto' })

export const mendInput = style({
  ...typeStyle('small'),
  width: '100%',
  minHeight: control[40],
  paddingInline: space[12],
  border: `2px solid ${vars.color.borderStrong}`,
  borderRadius: radius.s,
  background: vars.color.surface,
  color: vars.color.text,
  selectors: { '&[aria-invalid="true"]': { borderColor: vars.color.danger } },
  '@media': { [media.touch]: { minHeight: control.touch } },
})
