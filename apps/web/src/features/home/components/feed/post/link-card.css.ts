import { media, radius, space, typeStyle, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

const lines = (count: number) => ({
  display: '-webkit-box',
  WebkitLineClamp: count,
  WebkitBoxOrient: 'vertical' as const,
  overflow: 'hidden',
  overflowWrap: 'anywhere' as const,
})

/** The whole of it is the link, which lies over it. */
export const card = style({
  position: 'relative',
  display: 'flex',
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.m,
  selectors: {
    '&[data-wide="true"]': { flexDirection: 'column' },
    '&:has(a:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '3px' },
  },
  '@media': { [media.hover]: { selectors: { '&:has(a:hover)': { background: vars.color.wash } } } },
})
export const picture = style({
  display: 'block',
  flexShrink: 0,
  width: '120px',
  height: 'auto',
  minHeight: '120px',
  objectFit: 'cover',
  background: vars.color.sunken,
  selectors: {
    '[data-wide="true"] > &': { width: '100%', minHeight: 0, maxHeight: '320px' },
  },
  '@media': { [media.below360]: { width: '88px' } },
})
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  flex: 1,
  minWidth: 0,
  padding: space[16],
})
export const site = style({
  ...typeStyle('meta'),
  ...lines(1),
  color: vars.color.textMuted,
  // The cross stands there.
  paddingInlineEnd: space[32],
})
export const title = style({
  ...typeStyle('body', 600),
  ...lines(2),
  color: vars.color.text,
  outline: 0,
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: { '&:hover': { textDecoration: 'underline' } },
})
export const description = style({ ...typeStyle('small'), ...lines(2), color: vars.color.textMuted })
export const remove = style({
  position: 'absolute',
  insetBlockStart: space[8],
  insetInlineEnd: space[8],
  zIndex: 1,
  borderRadius: radius.full,
  background: vars.color.surface,
})
