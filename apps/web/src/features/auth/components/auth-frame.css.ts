import { media, radius, space, typeStyle, vars } from '@umkreis/design-system/tokens'
import { createVar, style } from '@vanilla-extract/css'

/** Ground of the panel: the deep teal in the light scheme, a raised night in the dark one. */
export const PANEL = vars.color.panel
/** A step of light on the panel, with the warmth of its mint. */
const light = (percent: number) =>
  `color-mix(in srgb, color-mix(in srgb, ${vars.color.barSuccess} 45%, ${vars.color.onBar}) ${percent}%, transparent)`

const wide = media.desktop
const narrow = media.belowDesktop
/** A wide window that is not high: the longest form keeps its links in view. */
const low = `${wide} and (max-height: 920px)`
const BAND = '244px'

/** Page titles shrink on phones, where the band takes its part of the height. */
export const title = style({
  // It takes the focus only so that a screen reader goes on from there: nothing can be done with it.
  ':focus-visible': { outline: 'none' },
  '@media': { [narrow]: typeStyle('page'), [low]: typeStyle('page') },
})

export const frame = style({
  display: 'grid',
  minHeight: '100dvh',
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(440px, 600px) minmax(0, 1fr)' },
    [narrow]: { background: PANEL, gridTemplateRows: `${BAND} 1fr` },
  },
})

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  '@media': {
    [wide]: {
      gridColumn: 1,
      gridRow: 1,
      minHeight: '100dvh',
      padding: `${space[32]} clamp(40px, 6.6vw, 96px) ${space[24]}`,
    },
    [low]: { paddingBlock: space[24] },
    [narrow]: {
      gridRow: 2,
      padding: `${space[40]} ${space[20]} calc(${space[24]} + env(safe-area-inset-bottom))`,
      background: vars.color.canvas,
      borderRadius: `${radius.l} ${radius.l} 0 0`,
      alignItems: 'center',
      zIndex: 1,
    },
  },
})

export const brand = style({
  display: 'flex',
  '@media': {
    [narrow]: {
      position: 'absolute',
      top: space[20],
      insetInlineStart: space[20],
      // On the dark band the mark and its words take the light of it.
      vars: {
        [vars.color.line1]: vars.color.onBar,
        [vars.color.text]: vars.color.onBar,
        [vars.color.focus]: vars.color.onBar,
      },
    },
  },
})

export const sheet = style({
  outline: 'none',
  width: '100%',
  '@media': {
    [wide]: { margin: 'auto 0', padding: `${space[24]} 0` },
    [low]: { padding: `${space[8]} 0 ${space[16]}` },
    [narrow]: { maxWidth: '480px' },
  },
})
export const inner = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  maxWidth: '480px',
  '@media': { [low]: { gap: space[16] } },
})

export const footer = style({
  ...typeStyle('small'),
  display: 'flex',
  gap: space[16],
  '@media': { [narrow]: { marginTop: 'auto', paddingTop: space[40], width: '100%', maxWidth: '480px' } },
})

export const panel = style({
  position: 'relative',
  overflow: 'hidden',
  background: PANEL,
  color: vars.color.onBar,
  containerType: 'size',
  '@media': {
    [wide]: {
      gridColumn: 2,
      gridRow: 1,
      position: 'sticky',
      top: space[16],
      height: `calc(100dvh - 2 * ${space[16]})`,
      margin: `${space[16]} ${space[16]} ${space[16]} 0`,
      borderRadius: radius.l,
    },
    [narrow]: { gridRow: 1, height: `calc(${BAND} + ${radius.l})` },
  },
})

export const claim = style({
  ...typeStyle('page'),
  position: 'absolute',
  top: space[40],
  left: '48px',
  maxWidth: '300px',
  '@media': { [narrow]: { display: 'none' } },
})

/** Diameter of the outer ring; everything on the panel is measured by it. */
export const size = createVar()

export const centre = style({
  position: 'absolute',
  left: '50%',
  top: '54%',
  width: 0,
  height: 0,
  vars: { [size]: 'min(84cqw, 76cqh)' },
  '@media': { [narrow]: { top: '112%', vars: { [size]: 'clamp(400px, 104cqw, 470px)' } } },
})

export const disc = style({
  position: 'absolute',
  borderRadius: radius.full,
  transform: 'translate(-50%, -50%)',
  background: light(5),
})
export const outside = style([
  disc,
  { width: `calc(${size} * 1.39)`, height: `calc(${size} * 1.39)`, background: light(2) },
])
export const outerDisc = style([disc, { width: size, height: size, background: light(3) }])
export const innerDisc = style([disc, { width: `calc(${size} * .672)`, height: `calc(${size} * .672)` }])
export const coreDisc = style([
  disc,
  { width: `calc(${size} * .377)`, height: `calc(${size} * .377)`, background: light(7) },
])

export const core = style({
  position: 'absolute',
  width: `calc(${size} * .157)`,
  height: `calc(${size} * .157)`,
  transform: 'translate(-50%, -50%)',
  borderRadius: radius.full,
  '@media': { [narrow]: { display: 'none' } },
})

export const portrait = style({ display: 'block', width: '100%', height: '100%' })
