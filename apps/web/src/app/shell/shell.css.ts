import { layer, media, radius, space, transition, typeStyle, vars } from '@umkreis/design-system/tokens'
import { globalStyle, style } from '@vanilla-extract/css'
import { unreachable } from '../errors/errors.css.ts'

const RAIL = '224px'
const RAIL_NARROW = '80px'
const TOP_BAR = '68px'
const NOTICE = '36px'
const BOTTOM_BAR = 'calc(80px + env(safe-area-inset-bottom))'

/** Where the system's own colours rule, a background says nothing. */
const forced = '(forced-colors: active)'
const hereForced = { outline: '2px solid Highlight', outlineOffset: '-2px' }

/** Where the rail keeps its words. */
const wide = media.from1200
/** Where there is a rail at all. */
const railed = '(min-width: 992px)'
const barred = '(max-width: 991.98px)'
const narrow = `${railed} and (max-width: 1199.98px)`

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

/** A line stands above the content. */
export const noticed = style({
  selectors: { [`&:not(:has(.${unreachable}))`]: { vars: { '--web-shell-notice': NOTICE } } },
})

/** The line above the content; a screen that says the same itself needs none. */
export const notice = style({
  ...typeStyle('small'),
  position: 'sticky',
  top: 'var(--web-shell-top, 0px)',
  zIndex: layer.sticky,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  height: NOTICE,
  paddingInline: space[16],
  background: vars.color.sunken,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
  selectors: { [`${frame}:has(.${unreachable}) &`]: { display: 'none' } },
})

/** Stays in sight while a screen is scrolled through; an open conversation on a phone has no room for it. */
export const devicePlace = style({
  position: 'sticky',
  top: 'calc(var(--web-shell-top, 0px) + var(--web-shell-notice, 0px))',
  zIndex: layer.sticky,
  selectors: {
    // What stood there on the page before keeps its room until it is known whether it stands here, too.
    '&:empty': { minHeight: 'var(--web-shell-room)' },
    [`${immersive} &`]: { '@media': { [barred]: { display: 'none' } } },
    [`${frame}:has(.${unreachable}) &`]: { display: 'none' },
  },
})

/** No box of its own: screens are laid out as if it were not there. */
export const standing = style({ selectors: { '&:not([hidden])': { display: 'contents' } } })
export const coming = style({ maxWidth: '800px', marginInline: 'auto', padding: `${space[40]} ${space[24]}` })

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

/** Messages lie beside the page, not in it: this tells them how far the rail reaches, while there is one. */
globalStyle(`:root:has(.${rail})`, {
  '@media': {
    [railed]: { vars: { '--uk-side-list': RAIL_NARROW } },
    [wide]: { vars: { '--uk-side-list': RAIL } },
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
  '@media': { [narrow]: { justifyContent: 'center', padding: 0 } },
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
    [narrow]: {
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
    '@media': {
      [narrow]: { justifyContent: 'center', padding: 0 },
      [forced]: { selectors: { '&[aria-current="page"]': hereForced } },
    },
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
    [narrow]: { position: 'absolute', top: '4px', right: '8px' },
  },
})

export const spacer = style({ flexGrow: 1 })

/** Quieter than the areas: it is not one of them. */
export const goAnywhere = style({
  width: '100%',
  fontWeight: 500,
  '@media': { [narrow]: { minWidth: '44px' } },
})
export const goAnywhereKeys = style({ marginInlineStart: 'auto', '@media': { [narrow]: { display: 'none' } } })

export const person = style([
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minHeight: '68px',
    padding: `${space[8]} ${space[12]}`,
    borderRadius: radius.s,
    color: vars.color.text,
    textDecoration: 'none',
    minWidth: 0,
    selectors: {
      '&:hover': { background: vars.color.washFaint },
      '&[aria-current="page"]': { background: vars.color.wash },
    },
    '@media': {
      [narrow]: { justifyContent: 'center', padding: 0 },
      [forced]: { selectors: { '&[aria-current="page"]': hereForced } },
    },
  },
  transition(['background-color']),
])
/** At one's own place a ring stands around the portrait: initials on their wash would vanish in the wash of the row. */
export const portrait = style({
  display: 'inline-flex',
  flexShrink: 0,
  borderRadius: radius.full,
  selectors: {
    '[aria-current="page"] &': { boxShadow: `0 0 0 2px ${vars.color.canvas}, 0 0 0 4px ${vars.color.line1}` },
  },
})
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
