import { style, styleVariants } from '@vanilla-extract/css'
import { media, radius, space } from '../../tokens/scales.ts'
import { typeStyle } from '../../tokens/typography.ts'
import { vars } from '../../tokens/vars.css.ts'

const { color } = vars

const banner = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  borderRadius: radius.l,
  overflow: 'hidden',
  minHeight: '96px',
  isolation: 'isolate',
})
export const look = styleVariants({
  brand: [banner, { background: color.banner, color: color.onBanner }],
  quiet: [banner, { background: color.wash, color: color.text }],
})
export const size = styleVariants({
  small: { minHeight: '96px' },
  large: { minHeight: '176px', '@media': { [media.below768]: { minHeight: '128px' } } },
})
export const content = style({
  ...typeStyle('page'),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  paddingInline: space[40],
  paddingBlock: space[20],
  maxWidth: '62%',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.below768]: { paddingInline: space[24], ...typeStyle('section') } },
})
export const lines = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  height: '100%',
  width: '70%',
  zIndex: -1,
})
export const disc1 = style({ fill: color.bannerDisc1 })
export const disc2 = style({ fill: color.bannerDisc2 })
export const disc3 = style({ fill: color.bannerDisc3 })
export const line1 = styleVariants({
  brand: { fill: 'none', stroke: color.bannerLine1 },
  quiet: { fill: 'none', stroke: color.line1 },
})
export const line2 = styleVariants({
  brand: { fill: 'none', stroke: color.bannerLine2 },
  quiet: { fill: 'none', stroke: color.line2 },
})
export const dot = style({ fill: color.line1 })
