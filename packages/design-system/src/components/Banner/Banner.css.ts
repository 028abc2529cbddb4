import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
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
  minWidth: 0,
  isolation: 'isolate',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
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
  paddingInlineStart: space[40],
  paddingBlock: space[20],
  maxWidth: '58%',
  minWidth: 0,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@media': {
    // A name that has no room beside its logo goes below it, before it breaks.
    [media.below768]: {
      ...typeStyle('section'),
      flexWrap: 'wrap',
      rowGap: space[4],
      paddingInlineStart: space[24],
      maxWidth: '54%',
    },
  },
})
/**
 * A logo of any shape: as large as it can be without reaching an edge or the lines, and never larger than it was made. The
 * height is given, since a drawing may have a shape without a size.
 */
const logo = `${content} > :is(img, svg)`
globalStyle(logo, {
  width: 'auto',
  height: '96px',
  maxWidth: '100%',
  minWidth: 0,
  objectFit: 'scale-down',
  objectPosition: 'left center',
  '@media': { [media.below768]: { height: '64px' } },
})
globalStyle(`${size.small} > ${logo}`, { height: '56px' })

const drawing = style({ position: 'absolute', inset: 0, zIndex: -1 })
export const discs = style([drawing])
/** The lines fade before the words begin, however long a name is. */
export const lines = style([
  drawing,
  {
    maskImage: 'linear-gradient(to right, transparent 57%, #000 66%)',
    '@media': { [media.below768]: { maskImage: 'linear-gradient(to right, transparent 57%, #000 70%)' } },
  },
])
/** As high as the banner and never stretched; where the banner is narrow, its centre stays in the right third. */
export const picture = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 'min(0px, calc((100% - 560px) * .36))',
  height: '100%',
  width: 'auto',
  maxWidth: 'none',
  aspectRatio: '560 / 176',
  overflow: 'visible',
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
