import { style } from '@vanilla-extract/css'
import { focusRing, media, radius, space, tabular, transition, typeStyle, vars } from '@umkreis/design-system/tokens'

const { color } = vars

export const calculator = style({
  position: 'relative',
  display: 'grid',
  overflow: 'clip',
  borderRadius: radius.l,
  background: color.surface,
  boxShadow: vars.elevation[3],
  '@media': {
    [media.from993]: { gridTemplateColumns: '7fr 4fr' },
    [media.forced]: { border: '1px solid CanvasText' },
  },
})
export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  padding: space[40],
  '@media': { [media.below768]: { padding: space[24] } },
})
export const choice = style({
  alignSelf: 'flex-start',
  display: 'flex',
  flexWrap: 'wrap',
  padding: space[4],
  borderRadius: radius.l,
  background: color.wash,
  '@media': { [media.forced]: { border: '1px solid ButtonText' } },
})
export const option = style({ position: 'relative', display: 'inline-flex', cursor: 'pointer' })
export const radio = style({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  width: '100%',
  height: '100%',
  cursor: 'pointer',
})
export const optionLabel = style([
  typeStyle('body', 600),
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    minHeight: '44px',
    paddingInline: space[20],
    borderRadius: radius.full,
    color: color.textMuted,
    selectors: {
      [`${radio}:checked + &`]: { background: color.surface, color: color.text, boxShadow: vars.elevation[1] },
      [`${radio}:focus-visible + &`]: focusRing,
    },
    '@media': {
      [media.forced]: {
        selectors: {
          [`${radio}:checked + &`]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  },
  transition(['background-color', 'color']),
])
export const save = style([
  typeStyle('meta', 600),
  { padding: `${space[4]} ${space[8]}`, borderRadius: radius.full, background: color.accent, color: color.onAccent },
])
export const question = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
})
export const label = style([typeStyle('small', 600), { display: 'block' }])
export const hint = style([typeStyle('small'), { display: 'block', color: color.textMuted }])
export const select = style([
  typeStyle('section'),
  tabular,
  {
    minWidth: '168px',
    minHeight: '56px',
    paddingInline: space[12],
    borderRadius: radius.s,
    border: `1.5px solid ${color.borderStrong}`,
    background: color.surface,
    color: color.text,
    ':focus-visible': focusRing,
  },
])
export const slider = style({
  appearance: 'none',
  width: '100%',
  height: '44px',
  background: 'none',
  cursor: 'pointer',
  outline: 'none',
  '::-webkit-slider-runnable-track': {
    height: '10px',
    borderRadius: radius.full,
    background: `linear-gradient(to right, ${color.line1} var(--filled, 34%), ${color.wash} var(--filled, 34%))`,
  },
  '::-webkit-slider-thumb': {
    appearance: 'none',
    width: '32px',
    height: '32px',
    marginTop: '-11px',
    borderRadius: radius.full,
    border: `3px solid ${color.line1}`,
    background: `radial-gradient(circle, ${color.accent} 5px, ${color.surface} 6px)`,
  },
  '::-moz-range-track': { height: '10px', borderRadius: radius.full, background: color.wash },
  '::-moz-range-progress': { height: '10px', borderRadius: radius.full, background: color.line1 },
  '::-moz-range-thumb': {
    width: '26px',
    height: '26px',
    borderRadius: radius.full,
    border: `3px solid ${color.line1}`,
    background: `radial-gradient(circle, ${color.accent} 5px, ${color.surface} 6px)`,
  },
  selectors: {
    '&:focus-visible::-webkit-slider-thumb': { boxShadow: `0 0 0 4px ${color.surface}, 0 0 0 7px ${color.focus}` },
    '&:focus-visible::-moz-range-thumb': { boxShadow: `0 0 0 4px ${color.surface}, 0 0 0 7px ${color.focus}` },
  },
  '@media': { [media.forced]: { appearance: 'auto' } },
})
export const marks = style([
  typeStyle('meta'),
  tabular,
  { position: 'relative', height: '16px', marginTop: `-${space[24]}`, color: color.textMuted },
])
export const markAt = style({ position: 'absolute', transform: 'translateX(-50%)' })
export const checks = style({
  display: 'grid',
  gap: space[8],
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
    [media.from768]: { gridTemplateColumns: '1fr 1fr 1fr' },
  },
})

export const price = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  padding: space[40],
  background: color.bar,
  color: color.onBar,
  overflow: 'hidden',
  '@media': { [media.below768]: { padding: space[24] } },
})
export const lines = style({
  position: 'absolute',
  top: 0,
  right: 0,
  width: '160px',
  height: '150px',
  // Where it is narrow they would cross the words.
  '@media': { [media.below768]: { display: 'none' } },
})
export const line1 = style({ fill: 'none', stroke: color.barMuted, strokeWidth: '2' })
export const line2 = style({ fill: 'none', stroke: color.accent, strokeWidth: '2' })
export const muted = style([typeStyle('body'), { position: 'relative', color: color.barMuted }])
export const cost = style([typeStyle('price'), tabular, { position: 'relative', display: 'block' }])
export const saving = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[12],
  padding: `${space[12]} ${space[16]}`,
  borderRadius: radius.s,
  background: 'rgb(255 255 255 / .08)',
  marginBlock: space[8],
})
export const sum = style([typeStyle('body', 600), tabular, { whiteSpace: 'nowrap' }])
export const small = style([typeStyle('small'), { color: color.barMuted, textAlign: 'center' }])

const monthly = `${calculator}:has(#billing-monthly:checked)`
export const whenMonthly = style({
  selectors: { [`${calculator}:not(:has(#billing-monthly:checked)) &`]: { display: 'none' } },
})
export const whenAnnually = style({ selectors: { [`${monthly} &`]: { display: 'none' } } })
