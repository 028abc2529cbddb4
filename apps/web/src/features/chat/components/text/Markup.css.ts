import { radius, space, vars } from '@umkreis/design-system/tokens'
import { globalStyle, style } from '@vanilla-extract/css'
import { MONO } from './mono.ts'

export const stack = style({ display: 'flex', flexDirection: 'column', gap: space[8], minWidth: 0 })

export const lines = style({
  display: 'block',
  minWidth: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  unicodeBidi: 'plaintext',
})

export const bold = style({ fontWeight: 600 })
export const italic = style({ fontStyle: 'italic' })

export const code = style({
  fontFamily: MONO,
  fontSize: '.875em',
  padding: '.1em .35em',
  borderRadius: radius.tail,
  background: vars.color.canvas,
  boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
  boxDecorationBreak: 'clone',
  unicodeBidi: 'isolate',
  hyphens: 'none',
})

export const quote = style({
  margin: 0,
  paddingInlineStart: space[12],
  borderInlineStart: `3px solid ${vars.color.line2}`,
  color: vars.color.textMuted,
})

const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  margin: 0,
  paddingInlineStart: space[24],
})
export const bullets = style([list, { listStyle: 'disc' }])
export const numbers = style([list, { listStyle: 'decimal' }])
globalStyle(`${list} ::marker`, { color: vars.color.textMuted })
export const entry = style({ display: 'list-item' })
/** Long numbers stay beside their entry. */
export const number = style([entry, { fontVariantNumeric: 'tabular-nums' }])
