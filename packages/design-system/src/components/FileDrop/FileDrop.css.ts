import { style } from '@vanilla-extract/css'
import { focusRing } from '../../tokens/focus.ts'
import { media, motion, radius, space } from '../../tokens/scales.ts'
import { typeStyle } from '../../tokens/typography.ts'
import { vars } from '../../tokens/vars.css.ts'

const { color } = vars

export const zone = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[12],
  paddingBlock: space[24],
  paddingInline: space[16],
  borderRadius: radius.m,
  border: `1.5px dashed ${color.borderStrong}`,
  background: color.surface,
  color: color.text,
  textAlign: 'center',
  selectors: {
    '&[data-drop-target]': { borderStyle: 'solid', borderColor: color.line1, background: color.washFaint },
    '&[data-focus-visible]': focusRing,
    '&[data-invalid]': { borderColor: color.danger },
    '&[data-disabled]': { background: color.sunken, borderColor: color.border, color: color.textFaint },
  },
  '@media': {
    [media.moving]: { transition: `background-color ${motion.quick}, border-color ${motion.quick}` },
    [media.touch]: { paddingBlock: space[16] },
    [media.forced]: { selectors: { '&[data-drop-target]': { borderColor: 'Highlight' } } },
  },
})
export const mark = style({ overflow: 'visible' })
export const disc = style({ fill: color.accentWash, selectors: { [`${zone}[data-disabled] &`]: { fill: color.wash } } })
export const glyph = style({
  color: color.accentText,
  selectors: { [`${zone}[data-disabled] &`]: { color: color.textFaint } },
})
const line = style({
  fill: 'none',
  opacity: 0,
  strokeDashoffset: 1,
  selectors: { [`${zone}[data-drop-target] &`]: { opacity: 1, strokeDashoffset: 0 } },
  '@media': { [media.moving]: { transition: `stroke-dashoffset ${motion.move}, opacity ${motion.quick}` } },
})
export const inner = style([line, { stroke: color.line1 }])
export const outer = style([line, { stroke: color.line2 }])

export const invitation = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${space[8]} ${space[12]}`,
})
/** Nobody drags a file with a finger. */
export const drop = style({ ...typeStyle('body'), '@media': { [media.touch]: { display: 'none' } } })
export const limits = style({ ...typeStyle('small'), color: color.textMuted })
export const refusals = style({ display: 'flex', flexDirection: 'column', gap: space[4] })
export const list = style({ display: 'flex', flexDirection: 'column', gap: space[8] })

export const file = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: '56px',
  paddingBlock: space[8],
  paddingInlineStart: space[12],
  paddingInlineEnd: space[8],
  borderRadius: radius.s,
  border: `1px solid ${color.border}`,
  background: color.surface,
  color: color.text,
})
export const fileFailed = style({ borderColor: color.danger })
export const fileIcon = style({ flexShrink: 0, color: color.textMuted })
export const fileWords = style({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: space[4] })
export const fileLine = style({ display: 'flex', alignItems: 'baseline', gap: space[12], minWidth: 0 })
export const fileName = style({ ...typeStyle('small', 600), flex: 1, minWidth: 0, display: 'flex', hyphens: 'none' })
export const stem = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'pre' })
export const fileSize = style({
  ...typeStyle('meta'),
  flexShrink: 0,
  fontVariantNumeric: 'tabular-nums',
  color: color.textMuted,
})
export const state = style({ ...typeStyle('meta', 600), display: 'flex', alignItems: 'flex-start', gap: space[4] })
export const stateDone = style({ color: color.success })
export const stateFailed = style({ color: color.danger, overflowWrap: 'anywhere' })
export const stateIcon = style({ flexShrink: 0, marginBlockStart: '1px' })
