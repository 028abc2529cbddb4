import { media, motion, radius, space, vars } from '@umkreis/design-system/tokens'
import { keyframes, style, styleVariants } from '@vanilla-extract/css'

export const row = style({
  position: 'relative',
  paddingInline: space[24],
  outlineOffset: '-3px',
  borderRadius: radius.m,
  selectors: { '&:focus:not(:focus-visible)': { outline: 'none' } },
  '@media': { [media.below768]: { paddingInline: space[12] } },
})

/** Messages of one run stand closer together than those of two people. */
export const message = styleVariants({
  first: { paddingTop: space[16] },
  next: { paddingTop: space[4] },
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
  width: '68px',
  '@media': {
    '(hover: none)': {
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
