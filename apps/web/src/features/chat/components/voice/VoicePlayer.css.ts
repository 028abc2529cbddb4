import { radius, space, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'
import { FILE_WIDTH } from '../files/FileTile.css.ts'

export const player = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  width: `min(${FILE_WIDTH}, 60vw)`,
  minHeight: '56px',
})
export const middle = style({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' })
export const track = style({
  position: 'relative',
  display: 'flex',
  borderRadius: radius.s,
  selectors: { '&:focus-within': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '3px' } },
})
/** Over the drawing of the voice: it is what is pressed, dragged and moved with keys. */
export const slider = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
})
export const line = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: space[8] })
export const speed = style({
  minWidth: '44px',
  minHeight: '24px',
  padding: `0 ${space[8]}`,
  border: 0,
  borderRadius: radius.full,
  background: vars.color.wash,
  color: vars.color.text,
  font: 'inherit',
  fontSize: '12px',
  fontWeight: 600,
  cursor: 'pointer',
})
