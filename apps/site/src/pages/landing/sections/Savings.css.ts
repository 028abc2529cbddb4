import { style } from '@vanilla-extract/css'
import { focusRing, media, radius, space, tabular, transition, typeStyle, vars } from '@umkreis/design-system/tokens'

export const section = style({
  display: 'grid',
  gap: space[40],
  alignItems: 'center',
  paddingBlock: space[80],
  '@media': { [media.from993]: { gridTemplateColumns: '1fr minmax(320px, 420px) 1fr', gap: space[56] } },
})

export const words = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space[16] })
export const title = style([typeStyle('page'), { '@media': { [media.from1200]: typeStyle('large') } }])
export const lead = style([typeStyle('body'), { color: vars.color.textMuted, maxWidth: '44ch' }])
export const choice = style({
  display: 'flex',
  padding: space[4],
  borderRadius: radius.full,
  background: vars.color.wash,
  '@media': { [media.forced]: { border: '1px solid ButtonText' } },
})
export const legend = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
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
  typeStyle('small', 600),
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    paddingInline: space[20],
    borderRadius: radius.full,
    color: vars.color.textMuted,
    selectors: {
      [`${radio}:checked + &`]: {
        background: vars.color.surface,
        color: vars.color.text,
        boxShadow: vars.elevation[1],
      },
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

const without = `${section}:has(#savings-without:checked)`
export const whenWith = style({ selectors: { [`${without} &`]: { display: 'none' } } })
export const whenWithout = style({
  selectors: { [`${section}:not(:has(#savings-without:checked)) &`]: { display: 'none' } },
})

export const dial = style({ position: 'relative', width: '100%', maxWidth: '420px', marginInline: 'auto' })
export const dialFace = style({ width: '100%', height: 'auto' })
export const face = style({ fill: vars.color.surface, stroke: vars.color.border })
export const tick = style({ stroke: vars.color.pale, strokeWidth: '1' })
export const halfHour = style({
  fill: 'none',
  stroke: vars.color.pale,
  strokeWidth: '6',
  selectors: { [`${without} &`]: { stroke: vars.color.line1 } },
})
export const halfMinute = style({
  stroke: vars.color.accent,
  strokeWidth: '5',
  selectors: { [`${without} &`]: { stroke: vars.color.pale } },
})
export const reading = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[4],
})
export const big = style([typeStyle('price'), tabular])
export const instead = style([typeStyle('small'), { color: vars.color.textMuted }])

export const rows = style({ display: 'flex', flexDirection: 'column' })
export const row = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: space[4],
  paddingBlock: space[20],
  borderBottom: `1px solid ${vars.color.border}`,
})
export const label = style([typeStyle('small'), { color: vars.color.textMuted }])
export const figures = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[16],
})
export const figure = style([typeStyle('page'), tabular])
export const other = style([typeStyle('small'), tabular, { color: vars.color.textMuted }])
