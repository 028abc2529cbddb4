import { space, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const side = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[16],
  minHeight: '280px',
  justifyContent: 'center',
})
export const area = style({
  width: 'min(280px, 100%)',
  aspectRatio: '1',
  borderRadius: '50%',
  background: vars.color.wash,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  selectors: { '&:active': { cursor: 'grabbing' } },
})
export const shown = style({ display: 'block', width: '100%', height: '100%', borderRadius: '50%' })
export const zoom = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  width: 'min(280px, 100%)',
})
const rail = { height: '4px', borderRadius: '2px', background: vars.color.border } as const
const knob = {
  width: '20px',
  height: '20px',
  border: `2px solid ${vars.color.surface}`,
  borderRadius: '50%',
  background: vars.color.accent,
} as const
export const slider = style({
  appearance: 'none',
  flex: 1,
  minWidth: 0,
  height: '44px',
  margin: 0,
  background: 'transparent',
  cursor: 'pointer',
  '::-webkit-slider-runnable-track': rail,
  '::-moz-range-track': rail,
  '::-webkit-slider-thumb': { ...knob, appearance: 'none', marginTop: '-8px' },
  '::-moz-range-thumb': knob,
})
