import { media, space, typeStyle, vars } from '@umkreis/design-system/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

const { color } = vars

export const sheet = style({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: '56rem',
  // The declaration alone: no frame, no tabs, no tools.
  '@media': { print: { position: 'absolute', inset: '0 0 auto', maxWidth: 'none', visibility: 'visible' } },
})
globalStyle(`body:has(${sheet}) *`, { '@media': { print: { visibility: 'hidden' } } })
globalStyle(`${sheet} *`, { '@media': { print: { visibility: 'visible !important' as 'visible' } } })

export const head = style({ display: 'grid', gap: space[16] })
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  alignItems: 'center',
  '@media': { print: { display: 'none' } },
})
export const lead = style({ display: 'grid', gap: space[8], maxWidth: '44rem' })
export const chapter = style({ display: 'grid', gap: space[16], paddingBlockStart: space[16] })
export const data = style({
  display: 'grid',
  gap: space[16],
  minWidth: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.phone]: { padding: space[16] }, print: { breakInside: 'avoid', boxShadow: 'none' } },
})
export const switches = style({ display: 'grid', gap: space[8] })
export const switchLine = style({ display: 'grid', gap: space[4] })
export const switchName = style({ fontWeight: 600 })
export const quiet = style({ ...typeStyle('small'), color: color.textMuted, overflowWrap: 'anywhere' })
export const summary = style([quiet, { cursor: 'pointer', width: 'fit-content', paddingBlock: space[4] }])
export const places = style([quiet, { display: 'grid', gap: space[8], paddingBlockStart: space[8] }])
export const table = style({ fontWeight: 600 })
