import { globalStyle, style } from '@vanilla-extract/css'
import { layer, media, radius, space } from '../../tokens/scales.ts'
import { tabular, typeStyle } from '../../tokens/typography.ts'
import { vars } from '../../tokens/vars.css.ts'

export const shell = style({
  display: 'grid',
  minHeight: '100dvh',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  background: vars.color.canvas,
  '@media': {
    [media.from993]: { gridTemplateColumns: '80px minmax(0, 1fr)', gridTemplateRows: '1fr' },
    [media.from1200]: { gridTemplateColumns: '224px minmax(0, 1fr)' },
  },
})
export const rail = style({
  display: 'none',
  '@media': {
    [media.from993]: {
      position: 'sticky',
      top: 0,
      height: '100dvh',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: `${space[20]} ${space[12]}`,
    },
  },
})
export const railList = style({ display: 'grid', gap: space[4] })
export const railEntry = style({
  position: 'relative',
  ...typeStyle('small', 500),
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  minHeight: 44,
  padding: `0 ${space[16]}`,
  color: vars.color.textMuted,
  borderRadius: radius.s,
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.washFaint } } } },
  selectors: {
    '&[aria-current]': { background: vars.color.wash, color: vars.color.text, fontWeight: 600 },
  },
})
// The icon never gives way to what is counted beside it: without words the count stands at its corner.
export const railCount = style({
  display: 'flex',
  '@media': { '(max-width: 1199.98px)': { position: 'absolute', insetInlineEnd: 2, top: 2 } },
})
globalStyle(`${railEntry} > svg`, { flexShrink: 0 })
// Where the rail has no room for words they are only heard.
export const railWord = style({
  flexGrow: 1,
  '@media': {
    '(max-width: 1199.98px)': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})
export const company = style({
  ...typeStyle('title', 600),
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  padding: `0 ${space[12]} ${space[24]}`,
})
export const bottomBar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: layer.sticky,
  display: 'flex',
  justifyContent: 'space-around',
  background: vars.color.surface,
  borderTop: `1px solid ${vars.color.border}`,
  '@media': { [media.from993]: { display: 'none' } },
})
export const bottomBarFromTablet = style([bottomBar, { '@media': { [media.phone]: { display: 'none' } } }])
export const bottomEntry = style({
  ...typeStyle('meta', 600),
  display: 'grid',
  justifyItems: 'center',
  gap: space[4],
  padding: `${space[8]} ${space[12]}`,
  minWidth: 64,
  whiteSpace: 'nowrap',
  color: vars.color.textMuted,
  selectors: { '&[aria-current]': { color: vars.color.text } },
})
export const main = style({
  width: '100%',
  maxWidth: 1200,
  marginInline: 'auto',
  padding: `${space[16]} ${space[16]} ${space[40]}`,
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  minWidth: 0,
  '@media': { [media.tablet]: { padding: `${space[24]} ${space[24]} ${space[40]}` } },
})
export const middle = style([main, { justifyContent: 'center', alignItems: 'center', textAlign: 'center' }])

export const halves = style({
  display: 'grid',
  minHeight: '100dvh',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})
export const form = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: space[24],
  width: '100%',
  maxWidth: 440,
  marginInline: 'auto',
  padding: `${space[40]} ${space[16]}`,
})
export const pictureSide = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  background: vars.color.disc1,
  '@media': { [media.belowDesktop]: { display: 'none' } },
})

export const orbit = style({
  position: 'relative',
  width: '100%',
  maxWidth: 560,
  aspectRatio: '1',
  marginInline: 'auto',
})
export const orbitLines = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', fill: 'none' })
export const outer = style({ fill: vars.color.disc1, stroke: vars.color.line2, strokeWidth: 2 })
export const inner = style({ fill: vars.color.disc2, stroke: vars.color.line1, strokeWidth: 2 })
export const placed = style({ position: 'absolute', transform: 'translate(-50%, -50%)', lineHeight: 0 })

export const columns = style({
  display: 'grid',
  gap: space[24],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.from1200]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' } },
})
export const aside = style({ '@media': { '(max-width: 1199.98px)': { display: 'none' } } })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
  gap: space[16],
  alignItems: 'start',
  padding: space[16],
  borderRadius: radius.l,
  '@media': { [media.phone]: { gap: space[8], padding: space[8] } },
})
export const chosenRow = style([row, { background: vars.color.wash }])
export const check = style({ paddingTop: space[20] })
export const score = style({ ...typeStyle('title', 600), ...tabular })
export const evidence = style({
  ...typeStyle('evidence'),
  display: 'grid',
  gridTemplateColumns: '18px 76px minmax(0, 1fr)',
  gap: space[12],
  alignItems: 'center',
  '@media': { [media.phone]: { gridTemplateColumns: '18px minmax(0, 1fr)' } },
})
export const field = style({ color: vars.color.textMuted, '@media': { [media.phone]: { display: 'none' } } })
export const docked = style({ position: 'sticky', bottom: space[16], zIndex: layer.sticky })

export const chat = style({
  display: 'grid',
  gap: space[16],
  minHeight: 0,
  flexGrow: 1,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.from768]: { gridTemplateColumns: '320px minmax(0, 1fr)' } },
})
export const groups = style({ '@media': { [media.below768]: { display: 'none' } } })
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: space[12],
  alignItems: 'center',
  padding: space[12],
  color: vars.color.text,
  borderRadius: radius.m,
  selectors: { '&[aria-current]': { background: vars.color.wash } },
})
/** Up to three people on one disc, as the list of conversations draws a group. */
export const cluster = style({
  position: 'relative',
  display: 'block',
  width: 48,
  height: 48,
  background: vars.color.accentWash,
  borderRadius: radius.full,
})
const member = style({ position: 'absolute', display: 'inline-flex' })
export const clusterPlaces = [
  style([member, { top: -2, left: 12 }]),
  style([member, { top: 24, left: -2 }]),
  style([member, { top: 24, left: 26 }]),
]
export const composer = style({
  padding: `0 ${space[12]} ${space[12]}`,
  '@media': { [media.from768]: { padding: `0 ${space[20]} ${space[20]}` } },
})
export const log = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  padding: space[16],
  flexGrow: 1,
  '@media': { [media.tablet]: { padding: space[24] } },
})
export const conversation = style({ display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0 })
export const conversationHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[12],
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: space[16],
  borderBottom: `1px solid ${vars.color.border}`,
})

export const editor = style({
  display: 'grid',
  gap: space[24],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: '360px minmax(0, 1fr)' } },
})
export const preview = style({
  display: 'grid',
  gap: space[20],
  padding: space[24],
  borderRadius: radius.l,
  border: `1px solid ${vars.color.border}`,
})
export const tiles = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
})
