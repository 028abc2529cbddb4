import { layer, media, radius, space, transition, typeStyle, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

const RAIL = '224px'
const RAIL_NARROW = '80px'
const TOP_BAR = '68px'
const BOTTOM_BAR = 'calc(80px + env(safe-area-inset-bottom))'

const SCRIM = `color-mix(in srgb, ${vars.color.bar} 48%, transparent)`

/** Where the rail keeps its words. */
const wide = media.from1200
/** Where there is a rail at all. */
const railed = media.from993
const barred = media.below993

export const frame = style({
  display: 'grid',
  minHeight: '100dvh',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [railed]: { gridTemplateColumns: `${RAIL_NARROW} minmax(0, 1fr)` },
    [wide]: { gridTemplateColumns: `${RAIL} minmax(0, 1fr)` },
    [barred]: {
      gridTemplateRows: 'auto minmax(0, 1fr)',
      vars: { '--web-shell-top': TOP_BAR, '--web-shell-bottom': BOTTOM_BAR },
    },
  },
})

/** A screen that takes a phone's whole height. */
export const immersive = style({
  '@media': { [barred]: { vars: { '--web-shell-top': '0px', '--web-shell-bottom': '0px' } } },
})

export const main = style({
  minWidth: 0,
  outline: 'none',
  '@media': { [barred]: { paddingBottom: 'var(--web-shell-bottom)' } },
})

export const rail = style({
  display: 'none',
  '@media': {
    [railed]: {
      display: 'flex',
      flexDirection: 'column',
      gap: space[8],
      position: 'sticky',
      top: 0,
      height: '100dvh',
      padding: `${space[20]} ${space[12]}`,
      overflowY: 'auto',
      background: vars.color.canvas,
      zIndex: layer.sticky,
    },
  },
})

export const logo = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minWidth: 0,
  minHeight: '44px',
  borderRadius: radius.s,
  textDecoration: 'none',
  color: vars.color.text,
})
export const railLogo = style({
  marginBottom: space[16],
  padding: `0 ${space[8]}`,
  '@media': { [`${railed} and (max-width: 1199.98px)`]: { justifyContent: 'center', padding: 0 } },
})
export const logoPicture = style({
  width: '40px',
  height: '40px',
  borderRadius: '12px',
  objectFit: 'contain',
  flexShrink: 0,
})
export const logoName = style({
  ...typeStyle('title'),
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
/** Words that a narrow rail has no room for; they are still spoken. */
export const railWords = style({
  '@media': {
    [`${railed} and (max-width: 1199.98px)`]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})

export const list = style({ display: 'flex', flexDirection: 'column', gap: space[4] })

export const entry = style([
  {
    ...typeStyle('small'),
    fontWeight: 500,
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minHeight: '44px',
    padding: `0 ${space[12]}`,
    borderRadius: radius.s,
    color: vars.color.textMuted,
    textDecoration: 'none',
    selectors: {
      '&:hover': { background: vars.color.washFaint, color: vars.color.text },
      '&[aria-current="page"]': { background: vars.color.wash, color: vars.color.text, fontWeight: 600 },
    },
    '@media': { [`${railed} and (max-width: 1199.98px)`]: { justifyContent: 'center', padding: 0 } },
  },
  transition(['background-color', 'color']),
])

export const count = style({
  ...typeStyle('meta'),
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  minWidth: '20px',
  height: '20px',
  padding: '2px 6px',
  borderRadius: radius.full,
  background: vars.color.accent,
  color: vars.color.onAccent,
  textAlign: 'center',
  marginInlineStart: 'auto',
  '@media': {
    [`${railed} and (max-width: 1199.98px)`]: { position: 'absolute', top: '4px', right: '8px' },
  },
})

export const spacer = style({ flexGrow: 1 })

export const person = style([
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minHeight: '56px',
    padding: `${space[8]} ${space[12]}`,
    borderRadius: radius.s,
    color: vars.color.text,
    textDecoration: 'none',
    minWidth: 0,
    selectors: {
      '&:hover': { background: vars.color.washFaint },
      '&[aria-current="page"]': { background: vars.color.wash },
    },
    '@media': { [`${railed} and (max-width: 1199.98px)`]: { justifyContent: 'center', padding: 0 } },
  },
  transition(['background-color']),
])
export const personWords = style({ minWidth: 0, display: 'grid' })
export const personName = style({
  ...typeStyle('small'),
  fontWeight: 600,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const personLine = style({
  ...typeStyle('meta'),
  color: vars.color.textMuted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const topBar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  height: TOP_BAR,
  padding: `0 ${space[16]}`,
  position: 'sticky',
  top: 0,
  zIndex: layer.sticky,
  background: vars.color.canvas,
  '@media': { [railed]: { display: 'none' } },
  selectors: { [`${immersive} &`]: { '@media': { [barred]: { display: 'none' } } } },
})

export const bottomBar = style({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: layer.sticky,
  display: 'flex',
  height: BOTTOM_BAR,
  paddingBottom: 'env(safe-area-inset-bottom)',
  background: vars.color.surface,
  borderTop: `1px solid ${vars.color.border}`,
  '@media': { [railed]: { display: 'none' } },
  selectors: { [`${immersive} &`]: { '@media': { [barred]: { display: 'none' } } } },
})
export const tab = style({
  ...typeStyle('meta'),
  fontWeight: 500,
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[4],
  color: vars.color.textMuted,
  textDecoration: 'none',
  outlineOffset: '-3px',
  selectors: { '&[aria-current="page"]': { color: vars.color.text, fontWeight: 600 } },
})
export const tabIcon = style([
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '56px',
    height: '32px',
    borderRadius: radius.full,
    selectors: { [`${tab}[aria-current="page"] &`]: { background: vars.color.wash } },
  },
  transition(['background-color']),
])
export const tabCount = style({ position: 'absolute', top: '-4px', left: '30px' })

export const drawer = style({
  position: 'fixed',
  inset: '0 0 0 auto',
  width: 'min(320px, calc(100vw - 56px))',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  border: 0,
  padding: `${space[12]} ${space[16]} calc(${space[20]} + env(safe-area-inset-bottom))`,
  background: vars.color.canvas,
  color: vars.color.text,
  boxShadow: vars.elevation[3],
  borderRadius: `${radius.l} 0 0 ${radius.l}`,
  overflowY: 'auto',
  transform: 'translateX(100%)',
  selectors: {
    '&[open]': { display: 'flex', flexDirection: 'column', gap: space[8], transform: 'none' },
    '&::backdrop': { background: SCRIM, opacity: 0 },
    '&[open]::backdrop': { opacity: 1 },
  },
  '@media': {
    [media.moving]: {
      transition:
        'transform 260ms cubic-bezier(.2,.8,.2,1), overlay 260ms allow-discrete, display 260ms allow-discrete',
      selectors: {
        '&::backdrop': {
          transition: 'opacity 260ms, overlay 260ms allow-discrete, display 260ms allow-discrete',
        },
      },
    },
  },
  '@starting-style': {
    selectors: { '&[open]': { transform: 'translateX(100%)' }, '&[open]::backdrop': { opacity: 0 } },
  },
})
export const drawerHead = style({ display: 'flex', justifyContent: 'flex-end', marginBottom: space[8] })
export const drawerEntry = style([entry, { minHeight: '48px', fontSize: '16px' }])
