import { style } from '@vanilla-extract/css'
import { media, space, typeStyle, vars } from '@umkreis/design-system/tokens'

const { color } = vars

/** Words beside the two circles; below them where there is no room. */
export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[24],
  '@media': {
    [media.from1200]: { gridTemplateColumns: 'minmax(300px, 400px) minmax(0, 1fr)', gap: space[32] },
  },
})
export const side = style({ display: 'grid', justifyItems: 'start', gap: space[16], minWidth: 0 })
export const eyebrow = style({ ...typeStyle('small', 600), color: color.accentText })
export const title = style({ ...typeStyle('page'), color: color.text, outline: 'none', overflowWrap: 'anywhere' })
export const words = style({ ...typeStyle('body'), color: color.textMuted, maxWidth: '48ch' })
export const sentence = style({
  ...typeStyle('section'),
  color: color.text,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  marginBlockStart: space[8],
  '@media': { [media.below768]: { width: '100%', flexDirection: 'column', alignItems: 'stretch' } },
})
export const waiting = style({ display: 'grid', placeItems: 'center', minHeight: '360px' })
