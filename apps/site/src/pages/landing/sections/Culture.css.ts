import { style } from '@vanilla-extract/css'
import { media, space, vars } from '@umkreis/design-system/tokens'

export const cards = style({
  display: 'grid',
  gap: space[16],
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
    [media.from993]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
})
export const drawing = style({ width: '72px', height: '72px', marginBottom: space[16] })
export const arc1 = style({ fill: 'none', stroke: vars.color.line1, strokeWidth: '3', strokeLinecap: 'round' })
export const arc2 = style({ fill: 'none', stroke: vars.color.line2, strokeWidth: '3', strokeLinecap: 'round' })
export const dot = style({ fill: vars.color.line1 })
export const guest = style({ fill: vars.color.accent })
