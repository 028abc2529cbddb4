import { space } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

/** The place is the same before and after what fills it has come. */
export const place = style({
  width: `min(328px, calc(100vw - ${space[56]}))`,
  height: `min(392px, calc(100dvh - ${space[120]}))`,
  display: 'flex',
  flexDirection: 'column',
})

export const picker = style({ display: 'flex', flexDirection: 'column', gap: space[8], flex: 1, minHeight: 0 })
export const bar = style({ display: 'flex', justifyContent: 'space-between', flexShrink: 0 })
export const scroller = style({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
})
export const foot = style({ display: 'flex', alignItems: 'center', gap: space[8], height: '32px', flexShrink: 0 })
export const names = style({ flex: 1, minWidth: 0 })
export const waiting = style({ margin: 'auto' })
