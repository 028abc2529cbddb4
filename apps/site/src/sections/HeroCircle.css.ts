import { style } from '@vanilla-extract/css'
import { media, radius, space, typeStyle, vars } from '@umkreis/design-system/tokens'

export const circle = style({
  position: 'relative',
  width: '100%',
  maxWidth: '860px',
  aspectRatio: '1',
  marginInline: 'auto',
  // On a phone the outermost disc reaches beyond the screen, as near as the people are.
  '@media': { [media.phone]: { width: '116%', marginInline: '-8%' } },
})

export const arcs = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' })
export const disc1 = style({ fill: vars.color.disc1 })
export const disc2 = style({ fill: vars.color.disc2, stroke: vars.color.line2, strokeWidth: '0.22' })
export const disc3 = style({ fill: vars.color.disc3, stroke: vars.color.line1, strokeWidth: '0.22' })
export const centre = style({ fill: vars.color.accent })

export const person = style({
  position: 'absolute',
  width: 'clamp(40px, 7%, 56px)',
  height: 'auto',
  aspectRatio: '1',
  borderRadius: radius.full,
  boxShadow: `0 0 0 4px ${vars.color.disc2}`,
  transform: 'translate(-50%, -50%)',
})

/** People on the faint arc would leave the screen of a phone. */
export const outermost = style({
  boxShadow: `0 0 0 4px ${vars.color.disc1}`,
  '@media': { [media.below993]: { display: 'none' } },
})

export const low = style({ '@media': { [media.below768]: { display: 'none' } } })

export const found = style({
  position: 'absolute',
  left: '50%',
  top: '50%',
  width: '18%',
  aspectRatio: '1',
  transform: 'translate(-50%, -50%)',
})
export const foundPicture = style({ position: 'absolute', inset: '12%', width: '76%', height: '76%' })
export const ring = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' })
export const segment = style({ fill: 'none', stroke: vars.color.onAccent, strokeWidth: '5', strokeLinecap: 'round' })

const card = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[8],
  background: vars.color.surface,
  borderRadius: radius.m,
  boxShadow: vars.elevation[2],
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
})

export const question = style([
  card,
  typeStyle('title', 500),
  {
    position: 'absolute',
    left: '15%',
    top: '21%',
    width: 'min(25rem, 58%)',
    padding: `${space[16]} ${space[20]}`,
    gap: space[12],
    '@media': { [media.below768]: { display: 'none' } },
  },
])

export const proofs = style({
  position: 'absolute',
  left: '56%',
  top: '58%',
  width: 'max-content',
  maxWidth: '38%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[12],
  '@media': {
    [media.below768]: { left: space[16], top: '72%', maxWidth: `calc(100% - ${space[32]})` },
    [media.phone]: { left: `calc(7% + ${space[16]})`, maxWidth: `calc(86% - ${space[32]})` },
  },
})

export const proof = style([
  card,
  typeStyle('evidence'),
  {
    padding: `${space[8]} ${space[16]}`,
    selectors: {
      '&:nth-child(2)': { marginLeft: `-${space[24]}` },
      '&:nth-child(3)': { marginLeft: `-${space[56]}` },
    },
    '@media': {
      [media.below768]: {
        selectors: { '&:nth-child(2)': { marginLeft: 0 }, '&:nth-child(3)': { display: 'none' } },
      },
    },
  },
])

export const small = style({ flexShrink: 0, marginTop: space[4] })
export const met = style({ fill: 'none', stroke: vars.color.line1, strokeWidth: '16' })
export const unmet = style({ fill: 'none', stroke: vars.color.pale, strokeWidth: '16' })
export const mark = style({
  background: vars.color.mark,
  color: vars.color.text,
  fontWeight: 600,
  borderRadius: '5px',
  padding: '1px 4px',
})
