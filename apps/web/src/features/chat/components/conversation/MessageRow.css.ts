import { media, motion, radius, space, vars } from '@umkreis/design-system/tokens'
import { keyframes, style, styleVariants } from '@vanilla-extract/css'

/** Where a column of its own would take too much from the words. */
const FLOATING = `(hover: none), ${media.belowDesktop}`

export const row = style({
  position: 'relative',
  paddingInline: space[24],
  paddingBlock: space[4],
  outlineOffset: '-3px',
  borderRadius: radius.m,
  selectors: { '&:focus:not(:focus-visible)': { outline: 'none' } },
  '@media': { [media.below768]: { paddingInline: space[12] } },
})

/**
 * Messages of one run stand closer together than those of two people. Around each there is room for the focus ring, which
 * the next one may share.
 */
export const message = styleVariants({
  first: { marginTop: space[8] },
  next: { marginTop: `-${space[4]}` },
})

const glow = keyframes({ '0%, 60%': { background: vars.color.accentWash } })
export const marked = style({
  background: vars.color.accentWash,
  '@media': { [media.moving]: { background: 'transparent', animation: `${glow} 2s ease-out` } },
})

/** Beside the message where something can point at it; over its edge where a finger has touched it. */
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'center',
  flexShrink: 0,
  width: '104px',
  gap: space[4],
  opacity: 0,
  pointerEvents: 'none',
  selectors: {
    [`${row}:hover &, ${row}:focus-within &, &:has([aria-expanded="true"])`]: { opacity: 1, pointerEvents: 'auto' },
  },
  '@media': {
    [FLOATING]: {
      position: 'absolute',
      zIndex: 1,
      top: `-${space[16]}`,
      insetInlineEnd: space[16],
      width: 'auto',
      gap: space[8],
      padding: space[4],
      borderRadius: radius.full,
      background: vars.color.surface,
      boxShadow: vars.elevation[2],
      selectors: { '&:empty': { display: 'none' } },
    },
  },
})

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })
export const sendingRing = style({
  width: '12px',
  height: '12px',
  borderRadius: radius.full,
  border: `1.5px solid ${vars.color.textMuted}`,
  borderTopColor: 'transparent',
  '@media': { [media.moving]: { animation: `${turn} ${motion.waiting} infinite` } },
})
