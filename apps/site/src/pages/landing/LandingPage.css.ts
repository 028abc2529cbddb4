import { style } from '@vanilla-extract/css'
import { focusRing, media, radius, space, transition, typeStyle, vars } from '@umkreis/design-system/tokens'

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
export const stage = style({
  marginInline: `-${space[16]}`,
  '@media': {
    [media.tablet]: { marginInline: 0 },
    [media.from993]: { marginRight: `-${space[56]}`, marginTop: `-${space[40]}` },
  },
})

export const section = style({ paddingBlock: space[56] })
export const heading = style([
  typeStyle('page'),
  { maxWidth: '18ch', marginBottom: space[32], '@media': { [media.from1200]: typeStyle('large') } },
])

export const steps = style({
  display: 'grid',
  gap: space[16],
  '@media': { [media.from768]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
})
export const step = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  padding: space[24],
  borderRadius: radius.l,
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
})
export const firstStep = style([
  step,
  { background: vars.color.bar, borderColor: vars.color.bar, color: vars.color.onBar },
])
/** As high as the highest drawing, so that all titles stand on one line. */
export const picture = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '136px',
  marginBottom: space[16],
})
export const stepTitle = style([typeStyle('title')])
export const stepText = style([
  typeStyle('body'),
  { color: vars.color.textMuted, selectors: { [`${firstStep} &`]: { color: vars.color.barMuted } } },
])

export const safety = style({
  display: 'grid',
  gap: space[32],
  '@media': { [media.from993]: { gridTemplateColumns: '5fr 8fr', gap: space[56] } },
})
export const facts = style({
  display: 'grid',
  gap: space[32],
  '@media': { [media.from768]: { gridTemplateColumns: '1fr 1fr' } },
})
export const fact = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  paddingTop: space[16],
  borderTop: `2px solid ${vars.color.line1}`,
})

export const banner = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[24],
  marginTop: space[40],
  padding: `${space[56]} ${space[40]}`,
  borderRadius: radius.l,
  background: vars.color.banner,
  color: vars.color.onBanner,
  '@media': {
    [media.below768]: { padding: `${space[40]} ${space[24]} ${space[120]}` },
    [media.forced]: { border: '1px solid CanvasText' },
  },
})
export const bannerLines = style({
  position: 'absolute',
  right: 0,
  bottom: 0,
  height: '100%',
  width: 'min(100%, 640px)',
})
export const bannerDisc1 = style({ fill: vars.color.bannerDisc1 })
export const bannerDisc2 = style({ fill: vars.color.bannerDisc2, stroke: vars.color.bannerLine1, strokeWidth: '2' })
export const bannerDisc3 = style({ fill: vars.color.bannerDisc3, stroke: vars.color.bannerLine2, strokeWidth: '2' })
export const bannerTitle = style([
  typeStyle('page'),
  { position: 'relative', maxWidth: '16ch', '@media': { [media.from1200]: typeStyle('large') } },
])
export const bannerButton = style([
  typeStyle('body', 600),
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '52px',
    paddingInline: space[32],
    borderRadius: radius.full,
    background: vars.color.bar,
    color: vars.color.onBar,
    ':focus-visible': { ...focusRing, outlineColor: vars.color.onBanner },
    ':hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
    '@media': { [media.forced]: { border: '1px solid ButtonText' } },
  },
  transition(['background-color']),
])
