import { focusRing, measure, media, radius, space, typeStyle, vars } from '@umkreis/design-system/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

const { color } = vars

export const tools = style({
  display: 'flex',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  flexWrap: 'wrap',
  gap: space[4],
})
export const tool = style({})
export const toolOn = style({
  background: color.wash,
  '@media': { [media.forced]: { outline: '2px solid Highlight' } },
})
export const linkForm = style({ display: 'grid', gap: space[12], width: 'min(320px, 80vw)' })
export const linkActions = style({ display: 'flex', gap: space[8] })

/** ProseMirror needs the white space as it is; the rest is how the product's other texts look. */
export const text = style({
  ...typeStyle('body'),
  position: 'relative',
  minHeight: '180px',
  maxWidth: measure,
  outline: 'none',
  color: color.text,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontVariantLigatures: 'none',
  caretColor: color.ink,
})
globalStyle(`:where(${text}) :is(p, h1, h2, h3, h4, h5, h6, ul, ol, blockquote, pre)`, { margin: 0 })
globalStyle(`${text} > * + *`, { marginBlockStart: space[12] })
globalStyle(`${text}:has(> p:only-child > br:only-child)::before`, {
  content: 'attr(data-placeholder)',
  position: 'absolute',
  color: color.textFaint,
  pointerEvents: 'none',
})
globalStyle(`${text} h1`, typeStyle('section'))
globalStyle(`${text} :is(h2, h3, h4, h5, h6)`, typeStyle('title'))
globalStyle(`${text} :is(ul, ol)`, { paddingInlineStart: space[24] })
globalStyle(`${text} blockquote`, {
  paddingInlineStart: space[20],
  borderInlineStart: `3px solid ${color.line2}`,
  color: color.textMuted,
})
globalStyle(`${text} a`, { color: color.accentText, textDecoration: 'underline' })
globalStyle(`${text} code`, { padding: '1px 4px', borderRadius: radius.tail, background: color.sunken })
globalStyle(`${text} pre`, { padding: space[12], borderRadius: radius.s, background: color.sunken, overflowX: 'auto' })
globalStyle(`${text} pre code`, { padding: 0, background: 'none' })
globalStyle(`${text} hr`, { border: 0, borderBlockStart: `1px solid ${color.border}` })

globalStyle(`${text} ul[data-type="taskList"]`, { paddingInlineStart: 0, listStyle: 'none' })
globalStyle(`${text} ul[data-type="taskList"] li`, {
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[12],
  paddingBlock: space[4],
})
globalStyle(`${text} ul[data-type="taskList"] li > label`, { display: 'grid', flexShrink: 0, paddingBlockStart: '2px' })
globalStyle(`${text} ul[data-type="taskList"] li > div`, { flex: 1, minWidth: 0 })
const box = `${text} ul[data-type="taskList"] input`
globalStyle(box, {
  display: 'grid',
  placeItems: 'center',
  width: '22px',
  height: '22px',
  margin: 0,
  appearance: 'none',
  border: `1.5px solid ${color.borderStrong}`,
  borderRadius: radius.tail,
  background: color.surface,
  cursor: 'pointer',
})
globalStyle(`${box}:checked`, { borderColor: color.ink, background: color.ink })
globalStyle(`${box}:checked::before`, {
  content: '',
  width: '6px',
  height: '11px',
  marginBlockStart: '-3px',
  border: `solid ${color.onInk}`,
  borderWidth: '0 2px 2px 0',
  rotate: '45deg',
})
globalStyle(`${box}:focus-visible`, focusRing)
globalStyle(box, { '@media': { [media.forced]: { appearance: 'auto' } } })
globalStyle(`${text} ul[data-type="taskList"] li > label > span`, {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})
globalStyle(`${text} ul[data-type="taskList"] li[data-checked="true"] > div > p`, {
  color: color.textMuted,
  textDecoration: 'line-through',
})
