import { createVar, keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { layer, media, motion, radius, space } from '../../tokens/scales.ts'
import { typeStyle } from '../../tokens/typography.ts'
import { vars } from '../../tokens/vars.css.ts'

const { color } = vars
const fade = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } })
const sheet = keyframes({ from: { transform: 'translateY(100%)' } })
const scrim = createVar()

export const overlay = style({
  vars: { [scrim]: `color-mix(in srgb, ${color.bar} 45%, transparent)` },
  position: 'fixed',
  inset: 0,
  height: 'var(--visual-viewport-height, 100dvh)',
  zIndex: layer.overlay,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: space[16],
  background: scrim,
  '@media': {
    [media.moving]: {
      animation: `${fade} ${motion.quick}`,
      selectors: { '&[data-exiting]': { opacity: 0, transition: `opacity ${motion.quick}` } },
    },
    [media.below768]: { alignItems: 'flex-end', padding: 0 },
  },
})

export const modal = recipe({
  base: {
    width: '100%',
    maxHeight: '100%',
    display: 'flex',
    borderRadius: radius.l,
    background: color.surface,
    color: color.text,
    border: `1px solid ${color.border}`,
    boxShadow: vars.elevation[3],
    overflow: 'hidden',
    '@media': {
      [media.moving]: { animation: `${rise} ${motion.move}` },
      [`${media.below768} and ${media.moving}`]: { animation: `${sheet} ${motion.drawer}` },
      [media.below768]: {
        maxWidth: '640px',
        maxHeight: 'calc(100% - 24px)',
        borderRadius: `${radius.l} ${radius.l} 0 0`,
        borderBottomWidth: 0,
      },
    },
  },
  variants: { width: { small: { maxWidth: '440px' }, middle: { maxWidth: '560px' }, large: { maxWidth: '800px' } } },
})

export const dialog = style({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space[20],
  padding: space[32],
  overflow: 'auto',
  overscrollBehavior: 'contain',
  outline: 0,
  '@media': {
    [media.below768]: { padding: space[24], paddingBlockEnd: `max(${space[24]}, env(safe-area-inset-bottom))` },
  },
})
export const arcs = style({
  position: 'absolute',
  top: 0,
  right: 0,
  width: '126px',
  height: '80px',
  pointerEvents: 'none',
  '@media': { [media.below768]: { width: '96px', height: '61px' } },
})
export const arc1 = style({ fill: 'none', stroke: color.line1 })
export const arc2 = style({ fill: 'none', stroke: color.line2 })
export const head = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  paddingInlineEnd: space[56],
})
/** Keeps the words clear of the arcs. */
export const besideArcs = style({ paddingInlineEnd: space[80] })
export const title = style({ ...typeStyle('section'), overflowWrap: 'anywhere' })
export const description = style({ ...typeStyle('body'), color: color.textMuted, overflowWrap: 'anywhere' })
/** First in sight and last with the keyboard; it takes no room and stays in its corner while the rest scrolls. */
export const closePlace = style({
  order: -1,
  position: 'sticky',
  top: 0,
  zIndex: layer.raised,
  height: 0,
  marginBlockEnd: `-${space[20]}`,
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'flex-start',
  pointerEvents: 'none',
})
export const close = style({
  pointerEvents: 'auto',
  background: color.surface,
  margin: `-${space[16]} -${space[16]} 0`,
  '@media': { [media.below768]: { margin: `-${space[8]} -${space[8]} 0` } },
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: space[8],
  position: 'sticky',
  bottom: `-${space[32]}`,
  zIndex: layer.raised,
  // Over the padding of the dialog, so that nothing shows below while it scrolls.
  margin: `-${space[12]} -${space[32]} -${space[32]}`,
  padding: `${space[16]} ${space[32]} ${space[32]}`,
  background: color.surface,
  '@media': {
    [media.below768]: {
      bottom: `calc(-1 * max(${space[24]}, env(safe-area-inset-bottom)))`,
      margin: `-${space[12]} -${space[24]} calc(-1 * max(${space[24]}, env(safe-area-inset-bottom)))`,
      padding: `${space[16]} ${space[24]} max(${space[24]}, env(safe-area-inset-bottom))`,
    },
  },
})
