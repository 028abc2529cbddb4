import { space, vars } from '@umkreis/design-system/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const quote = style({ paddingInlineStart: space[12], borderInlineStart: `3px solid ${vars.color.line2}` })

/** Always as high, so that nothing around it moves while one types. */
export const found = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  height: 'clamp(200px, 44dvh, 400px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
})

// The check stands beside a portrait here, not beside the first line of a text.
globalStyle(`${found} label`, { alignItems: 'center', width: '100%' })

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: '60px',
  minWidth: 0,
})
export const portrait = style({ position: 'relative', width: '48px', height: '48px', flexShrink: 0 })
export const words = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })
