import { style } from '@vanilla-extract/css'
import { focusRing, media, radius, space, transition, typeStyle, vars } from '@umkreis/design-system/tokens'

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
export const lines = style({
  position: 'absolute',
  right: 0,
  bottom: 0,
  height: '100%',
  width: 'min(100%, 640px)',
})
export const disc1 = style({ fill: vars.color.bannerDisc1 })
export const disc2 = style({ fill: vars.color.bannerDisc2, stroke: vars.color.bannerLine1, strokeWidth: '2' })
export const disc3 = style({ fill: vars.color.bannerDisc3, stroke: vars.color.bannerLine2, strokeWidth: '2' })
export const title = style([
  typeStyle('page'),
  { position: 'relative', maxWidth: '16ch', '@media': { [media.from1200]: typeStyle('large') } },
])
export const button = style([
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
