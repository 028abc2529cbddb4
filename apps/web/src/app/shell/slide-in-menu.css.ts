import { media, motion, radius, space, transition, typeStyle, vars } from '@umkreis/design-system/tokens'
import { globalStyle, style } from '@vanilla-extract/css'
import { entry as railEntry } from './shell.css.ts'

const { color } = vars
const here = '[aria-current="page"]'

export const menu = style({
  position: 'fixed',
  inset: '0 0 0 auto',
  width: 'min(360px, calc(100vw - 32px))',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  border: 0,
  padding: `calc(${space[8]} + env(safe-area-inset-top)) ${space[16]} calc(${space[16]} + env(safe-area-inset-bottom))`,
  background: color.canvas,
  color: color.text,
  boxShadow: vars.elevation[3],
  borderRadius: `${radius.l} 0 0 ${radius.l}`,
  overflowX: 'hidden',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Sideways a finger pushes the menu out.
  touchAction: 'pan-y',
  transform: 'translateX(100%)',
  selectors: {
    '&[open]': { display: 'flex', flexDirection: 'column', gap: space[12], transform: 'none' },
    '&::backdrop': { background: `color-mix(in srgb, ${color.bar} 48%, transparent)`, opacity: 0 },
    '&[open]::backdrop': { opacity: 1 },
  },
  '@media': {
    [media.moving]: {
      transition: `transform ${motion.drawer}, translate ${motion.drawer}, overlay ${motion.drawer} allow-discrete, display ${motion.drawer} allow-discrete`,
      selectors: {
        '&::backdrop': {
          transition: `opacity ${motion.drawer}, overlay ${motion.drawer} allow-discrete, display ${motion.drawer} allow-discrete`,
        },
      },
    },
    '(forced-colors: active)': { borderInlineStart: '1px solid CanvasText' },
  },
  '@starting-style': {
    selectors: { '&[open]': { transform: 'translateX(100%)' }, '&[open]::backdrop': { opacity: 0 } },
  },
})
// What lies below does not scroll along under a finger.
globalStyle('html:has(dialog[open])', { '@media': { [media.touch]: { overflow: 'hidden' } } })

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  minHeight: '52px',
  flexShrink: 0,
})
export const goAnywhere = style({
  ...typeStyle('body'),
  flexShrink: 0,
  justifyContent: 'flex-start',
  paddingInline: space[16],
  background: color.sunken,
  color: color.textMuted,
})

export const list = style({ display: 'flex', flexDirection: 'column', gap: space[4] })
export const entry = style([
  railEntry,
  {
    ...typeStyle('body', 500),
    justifyContent: 'flex-start',
    minHeight: '52px',
    padding: `0 ${space[12]}`,
    width: '100%',
  },
])
export const folded = style([{ marginInlineStart: 'auto' }, transition(['rotate'])])
export const unfolded = style([{ marginInlineStart: 'auto', rotate: '180deg' }, transition(['rotate'])])
/** The pages hang on a line from their area's icon. */
export const pages = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  marginInlineStart: space[24],
  paddingInlineStart: space[12],
  borderInlineStart: `2px solid ${color.border}`,
  selectors: { '&[hidden]': { display: 'none' } },
})
export const page = style([railEntry, { ...typeStyle('body', 500), padding: `0 ${space[12]}`, minHeight: '48px' }])

export const profile = style([
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    flexShrink: 0,
    minWidth: 0,
    padding: space[12],
    borderRadius: radius.l,
    background: color.surface,
    color: color.text,
    boxShadow: vars.elevation[1],
    textDecoration: 'none',
    selectors: { '&:hover': { background: color.washFaint }, [`&${here}`]: { background: color.wash } },
  },
  transition(['background-color']),
])
export const portrait = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '80px',
  height: '80px',
})
export const arcs = style({ position: 'absolute', inset: 0, overflow: 'visible' })
export const arc1 = style({ stroke: color.line1 })
export const arc2 = style({ stroke: color.line2 })
export const words = style({ display: 'grid', flex: 1, minWidth: 0 })
export const name = style({ ...typeStyle('title'), overflowWrap: 'anywhere' })
export const line = style({ ...typeStyle('small'), color: color.textMuted, overflowWrap: 'anywhere' })
export const caret = style({ flexShrink: 0, color: color.textMuted })

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  flexShrink: 0,
})
