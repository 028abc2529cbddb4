import { globalStyle, style } from '@vanilla-extract/css'
import { focusRing } from '../../tokens/focus.ts'
import { measure, radius, space } from '../../tokens/scales.ts'
import { typeStyle } from '../../tokens/typography.ts'
import { vars } from '../../tokens/vars.css.ts'

const { color } = vars
const mono = "ui-monospace, 'SF Mono', 'Cascadia Mono', 'DejaVu Sans Mono', Menlo, Consolas, monospace"

export const root = style({
  ...typeStyle('body'),
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  maxWidth: measure,
  minWidth: 0,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
})
export const small = style(typeStyle('small'))
export const heading = style({ fontWeight: 600 })
export const bold = style({ fontWeight: 600 })
export const mention = style({
  padding: '.05em .2em',
  borderRadius: radius.tail,
  background: color.accentWash,
  color: color.accentText,
  fontWeight: 600,
})
const list = style({ display: 'flex', flexDirection: 'column', gap: space[4], paddingInlineStart: space[24] })
export const bullets = style([list, { listStyle: 'disc' }])
export const numbers = style([list, { listStyle: 'decimal' }])
globalStyle(`${list} ::marker`, { color: color.textMuted })
export const item = style({ display: 'list-item' })
globalStyle(`${item} > * + *`, { marginBlockStart: space[4] })
export const quote = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  paddingInlineStart: space[12],
  borderInlineStart: `3px solid ${color.line2}`,
  color: color.textMuted,
})
export const code = style({
  fontFamily: mono,
  fontSize: '.875em',
  padding: '.1em .35em',
  borderRadius: radius.tail,
  background: color.sunken,
  color: color.text,
  hyphens: 'none',
})
export const codeBlock = style({
  padding: space[16],
  borderRadius: radius.s,
  background: color.sunken,
  border: `1px solid ${color.border}`,
  color: color.text,
  overflow: 'auto',
  overflowWrap: 'normal',
  hyphens: 'none',
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: 0 } },
})
export const blockWords = style({
  fontFamily: mono,
  fontSize: '.875em',
  lineHeight: 1.5,
  tabSize: 2,
  whiteSpace: 'pre',
})

/** A text beyond the limits, as it was written. */
export const plain = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
