import { style } from '@vanilla-extract/css'
import { media, space, typeStyle, vars } from '@umkreis/design-system/tokens'

export const hero = style({
  display: 'grid',
  gap: space[32],
  alignItems: 'center',
  paddingBlock: `${space[24]} ${space[56]}`,
  '@media': { [media.from993]: { gridTemplateColumns: 'minmax(380px, 5fr) 8fr', gap: space[40] } },
})
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  position: 'relative',
  zIndex: 1,
})
export const name = style([
  typeStyle('heroSmall'),
  {
    display: 'flex',
    flexDirection: 'column',
    '@media': {
      [media.from1200]: typeStyle('hero'),
      // Forced colours put a ground behind each line, and these lines stand so close that one covers the other.
      [media.forced]: { forcedColorAdjust: 'none', color: 'CanvasText' },
    },
  },
])
export const claim = style([typeStyle('section'), { textWrap: 'balance' }])
export const lead = style([typeStyle('body'), { color: vars.color.textMuted, maxWidth: '46ch' }])
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[12], paddingTop: space[8] })
/** What nobody should have to look for. */
export const promises = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[20],
  rowGap: space[4],
  paddingTop: space[8],
  '@media': { [media.from993]: { maxWidth: '44ch' } },
})
export const promise = style([
  typeStyle('small'),
  { display: 'inline-flex', alignItems: 'center', gap: space[8], color: vars.color.textMuted },
])
export const kept = style({
  flexShrink: 0,
  width: '14px',
  height: '14px',
  fill: 'none',
  stroke: vars.color.success,
  strokeWidth: '2.5',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
export const stage = style({
  marginInline: `-${space[16]}`,
  '@media': {
    [media.tablet]: { marginInline: 0 },
    [media.from993]: { marginRight: `-${space[56]}`, marginTop: `-${space[40]}` },
    // The faint disc reaches beyond the page's edge and behind its head.
    [media.from1200]: { marginRight: `calc(-1 * (${space[80]} + ${space[24]}))`, marginTop: `-${space[56]}` },
  },
})
