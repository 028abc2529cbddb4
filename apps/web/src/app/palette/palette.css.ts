import { layer, media, motion, radius, space, transition, typeStyle, vars } from '@umkreis/design-system/tokens'
import { keyframes, style } from '@vanilla-extract/css'

const { color } = vars

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } })
const fade = keyframes({ from: { opacity: 0 } })
/** Rows of a finger's size, and the whole height. */
const small = media.below576

export const dialog = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.overlay,
  width: 'min(640px, calc(100vw - 32px))',
  height: 'fit-content',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: '12vh auto auto',
  padding: 0,
  border: 0,
  borderRadius: radius.l,
  background: color.surface,
  color: color.text,
  boxShadow: vars.elevation[3],
  overflow: 'hidden',
  selectors: { '&::backdrop': { background: `color-mix(in srgb, ${color.bar} 48%, transparent)` } },
  '@media': {
    [media.moving]: {
      animation: `${appear} ${motion.quick}`,
      selectors: { '&::backdrop': { animation: `${fade} ${motion.quick}` } },
    },
    [small]: { width: '100%', height: '100dvh', margin: 0, borderRadius: 0 },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
})

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  maxHeight: 'min(560px, 76vh)',
  '@media': { [small]: { height: '100%', maxHeight: 'none' } },
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  flexShrink: 0,
  minHeight: '72px',
  paddingInline: `${space[24]} ${space[16]}`,
  borderBottom: `1px solid ${color.border}`,
  // The field spans the palette, so the edge below it shows that it has the focus.
  selectors: { '&:has(input:focus)': { borderBottomColor: color.focus, boxShadow: `0 1px 0 ${color.focus}` } },
  '@media': { [small]: { paddingTop: 'env(safe-area-inset-top)', paddingInline: `${space[16]} ${space[8]}` } },
})
export const headIcon = style({ flexShrink: 0, color: color.line1 })
export const input = style({
  ...typeStyle('title', 500),
  flex: 1,
  minWidth: 0,
  alignSelf: 'stretch',
  border: 0,
  background: 'transparent',
  outline: 'none',
  textOverflow: 'ellipsis',
  caretColor: color.accentText,
  selectors: { '&::placeholder': { color: color.textFaint, opacity: 1 } },
  '@media': { [small]: { ...typeStyle('body', 500) } },
})
export const close = style({ '@media': { [media.touch]: { minWidth: '44px', minHeight: '44px' } } })

export const failure = style({
  ...typeStyle('small'),
  flexShrink: 0,
  padding: `${space[12]} ${space[24]}`,
  color: color.danger,
  background: color.sunken,
})

export const list = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${space[4]} ${space[12]} ${space[12]}`,
  scrollPaddingBlock: space[40],
  '@media': { [small]: { paddingInline: space[8] } },
})
export const group = style({ paddingTop: space[8] })
export const groupName = style({
  ...typeStyle('meta', 600),
  padding: `${space[4]} ${space[12]}`,
  color: color.textMuted,
})

export const row = style([
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minHeight: '52px',
    padding: `${space[4]} ${space[12]}`,
    borderRadius: radius.s,
    cursor: 'pointer',
    selectors: { '&[aria-selected="true"]': { background: color.wash } },
    '@media': {
      [small]: { minHeight: '56px' },
      '(forced-colors: active)': {
        selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  },
  transition(['background-color'], 'press'),
])
const roundDisc = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '40px',
  height: '40px',
  borderRadius: radius.full,
})
export const disc = style([
  roundDisc,
  {
    background: color.sunken,
    color: color.text,
    selectors: { [`${row}[aria-selected="true"] &`]: { background: color.surface } },
  },
])
export const warmDisc = style([roundDisc, { background: color.accentWash, color: color.accentText }])

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
export const words = style({ display: 'grid', flex: 1, minWidth: 0 })
export const name = style({ ...typeStyle('body'), ...oneLine })
export const label = style({ ...typeStyle('body'), ...oneLine, minWidth: 0 })
export const question = style({ ...typeStyle('body', 500), ...oneLine })
export const line = style({ ...typeStyle('small'), ...oneLine, color: color.textMuted })
export const current = style({
  ...typeStyle('meta'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  color: color.textMuted,
})

export const effect = style({
  ...typeStyle('meta', 600),
  display: 'none',
  alignItems: 'center',
  gap: space[8],
  flexShrink: 0,
  marginInlineStart: 'auto',
  color: color.textMuted,
  selectors: { [`${row}[aria-selected="true"] &`]: { display: 'inline-flex' } },
})
export const effectWords = style({ '@media': { [small]: { display: 'none' } } })
export const enter = style({ '@media': { [media.touch]: { display: 'none' } } })

export const foot = style({
  ...typeStyle('meta'),
  display: 'flex',
  gap: space[20],
  flexShrink: 0,
  padding: `${space[12]} ${space[24]}`,
  borderTop: `1px solid ${color.border}`,
  color: color.textMuted,
  '@media': { [media.touch]: { display: 'none' }, [small]: { display: 'none' } },
})
export const hint = style({ display: 'inline-flex', alignItems: 'center', gap: space[4] })
