import { media, radius, space, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'
import { MONO } from './mono.ts'

export const frame = style({ position: 'relative', minWidth: 0, maxWidth: '100%' })

export const block = style({
  maxHeight: '420px',
  padding: `${space[12]} ${space[16]}`,
  paddingInlineEnd: space[40],
  borderRadius: radius.s,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.canvas,
  color: vars.color.text,
  overflow: 'auto',
  overscrollBehavior: 'contain',
})

export const words = style({
  margin: 0,
  fontFamily: MONO,
  fontSize: '.875em',
  lineHeight: 1.5,
  tabSize: 2,
  whiteSpace: 'pre',
  hyphens: 'none',
})

export const copyButton = style({
  position: 'absolute',
  top: space[4],
  insetInlineEnd: space[4],
  background: vars.color.canvas,
  '@media': {
    // Beside a pointer it comes when it is near; a finger finds it always.
    [media.hover]: {
      opacity: 0,
      selectors: { [`${frame}:hover &, ${frame}:focus-within &`]: { opacity: 1 } },
    },
  },
})
