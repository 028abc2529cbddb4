import { radius, space, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

/** What a file takes at least, so that its name can be read. */
export const FILE_WIDTH = '300px'

export const tile = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minWidth: `min(${FILE_WIDTH}, 60vw)`,
  minHeight: '56px',
})
export const disc = style({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: radius.s,
  background: vars.color.accentWash,
  color: vars.color.accentText,
})
export const words = style({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: space[4] })
export const name = style({ display: 'flex', minWidth: 0, hyphens: 'none' })
export const stem = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'pre' })
export const ending = style({ flexShrink: 0, whiteSpace: 'pre' })
export const line = style({ minWidth: 0, overflowWrap: 'anywhere' })
export const end = style({ flexShrink: 0, display: 'flex', alignItems: 'center', gap: space[4] })
