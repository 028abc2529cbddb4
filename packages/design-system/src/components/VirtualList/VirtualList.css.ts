import { style } from '@vanilla-extract/css'
import { focusRing } from '../../tokens/focus.ts'

export const scroller = style({
  height: '100%',
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  // The list keeps its own place; two that correct the same scroll would fight.
  overflowAnchor: 'none',
  contain: 'strict',
  outline: 0,
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-3px' } },
})
/** Few items stand at the lower edge of what is read from there. */
export const atEnd = style({ display: 'flex', flexDirection: 'column', overflowX: 'hidden', scrollbarWidth: 'thin' })
export const list = style({
  position: 'relative',
  width: '100%',
  flexShrink: 0,
  selectors: { [`${atEnd} > &`]: { marginTop: 'auto' } },
})
export const headed = style({ position: 'absolute', insetInline: 0, top: 0 })
export const item = style({ position: 'absolute', insetInline: 0, top: 0 })
