import { media, motion, radius, space, typeStyle, vars } from '@umkreis/design-system/tokens'
import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css'

/** Diameter of the outer ring. */
const size = createVar()
/** Where on its ring a skill stands, clockwise from the right. */
export const chipAngle = createVar()
/** The same on a phone, whose stage is wide and low. */
export const narrowChipAngle = createVar()
const angle = createVar()
const distance = createVar()

const INNER = 0.627

/** Half of a screen that is just wide enough for halves. */
const SMALL_STAGE = '(max-width: 560px)'

export const stage = style({
  position: 'relative',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  containerType: 'size',
})

export const circle = style({
  position: 'absolute',
  left: '50%',
  top: '50%',
  width: 0,
  height: 0,
  vars: { [size]: 'clamp(260px, min(76cqw, 72cqh), 640px)' },
  '@media': { [media.belowDesktop]: { top: '60%', vars: { [size]: 'clamp(280px, 76cqw, 420px)' } } },
})

const centred = style({
  position: 'absolute',
  left: 0,
  top: 0,
  transform: 'translate(-50%, -50%)',
  borderRadius: radius.full,
})
const sized = (share: number) => ({ width: `calc(${size} * ${share})`, height: `calc(${size} * ${share})` })

export const far = style([
  centred,
  { ...sized(1.27), background: `color-mix(in srgb, ${vars.color.disc1} 60%, ${vars.color.canvas})` },
])
export const outerDisc = style([centred, { ...sized(1), background: vars.color.disc1 }])
export const innerDisc = style([centred, { ...sized(INNER), background: vars.color.disc2 }])
export const outerRing = style([centred, { ...sized(1), border: `2px solid ${vars.color.line2}` }])
export const innerRing = style([centred, { ...sized(INNER), border: `2px solid ${vars.color.line1}` }])
export const core = style([
  centred,
  {
    '@media': { [media.belowDesktop]: { transform: 'translate(-50%, -50%) scale(.67)' } },
  },
])

const arrive = keyframes({ from: { opacity: 0, transform: 'translate(-50%, -50%) scale(.4)' } })

export const chip = style({
  ...typeStyle('body'),
  vars: { [angle]: chipAngle },
  position: 'absolute',
  left: `calc(cos(${angle}) * ${distance})`,
  top: `calc(sin(${angle}) * ${distance})`,
  transform: 'translate(-50%, -50%)',
  width: 'max-content',
  maxWidth: '176px',
  padding: `${space[4]} ${space[16]}`,
  borderRadius: radius.m,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.elevation[2],
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@container': {
    [SMALL_STAGE]: { ...typeStyle('small'), maxWidth: '112px', padding: `${space[4]} ${space[12]}` },
  },
  '@media': {
    [media.moving]: { animation: `${arrive} ${motion.spring}` },
    [media.belowDesktop]: {
      ...typeStyle('small'),
      maxWidth: '130px',
      padding: `${space[4]} ${space[12]}`,
      vars: { [angle]: narrowChipAngle },
    },
  },
})
/** Two lines hold nearly every skill; what is longer is told in full by the field beside it. */
export const chipWords = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
})
export const pendingChip = style([chip, { background: vars.color.accent, color: vars.color.onAccent, fontWeight: 600 }])

export const chipRing = styleVariants({
  inner: { vars: { [distance]: `calc(${size} * ${INNER / 2})` } },
  outer: {
    vars: { [distance]: `calc(${size} * .5)` },
    // A phone shows the nearest four; there is no room for more without crossing.
    '@media': { [media.belowDesktop]: { display: 'none' } },
  },
})

export const more = style({
  ...typeStyle('small'),
  position: 'absolute',
  top: `calc(${size} * .5 + ${space[40]})`,
  transform: 'translate(-50%, 0)',
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
  '@media': { [media.belowDesktop]: { display: 'none' } },
})
