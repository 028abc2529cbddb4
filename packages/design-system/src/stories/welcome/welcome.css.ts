import { style } from '@vanilla-extract/css'
import { media, radius, space } from '../../tokens/scales.ts'
import { typeStyle } from '../../tokens/typography.ts'
import { vars } from '../../tokens/vars.css.ts'

export const page = style({
  maxWidth: 1120,
  marginInline: 'auto',
  padding: `${space[40]} ${space[16]} ${space[80]}`,
  display: 'grid',
  gap: space[56],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: { paddingInline: space[32] }, [media.desktop]: { paddingInline: space[56] } },
})
export const hero = style({
  display: 'grid',
  gap: space[40],
  alignItems: 'center',
  '@media': { [media.from993]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})
export const words = style({ display: 'grid', gap: space[20], justifyItems: 'start' })
export const lead = style({ ...typeStyle('title', 500), color: vars.color.textMuted })

export const circle = style({
  position: 'relative',
  width: '100%',
  maxWidth: 440,
  aspectRatio: '1',
  marginInline: 'auto',
})
export const rings = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', fill: 'none' })
export const outerDisc = style({ fill: vars.color.disc1 })
export const innerDisc = style({ fill: vars.color.disc2 })
export const line1 = style({ stroke: vars.color.line1, strokeWidth: 2.5 })
export const line2 = style({ stroke: vars.color.line2, strokeWidth: 2.5 })
export const person = style({ position: 'absolute', transform: 'translate(-50%, -50%)', lineHeight: 0 })

export const ways = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
})
export const way = style({
  display: 'grid',
  gap: space[8],
  alignContent: 'start',
  padding: space[24],
  background: vars.color.surface,
  color: vars.color.text,
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.l,
  selectors: { '&:hover': { background: vars.color.washFaint } },
})
