import { style, styleVariants } from '@vanilla-extract/css'
import { media, motion, radius, space } from '../../tokens/scales.ts'
import { typeStyle } from '../../tokens/typography.ts'
import { vars } from '../../tokens/vars.css.ts'

export const row = style({
  display: 'grid',
  gap: space[16],
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: space[16],
  borderTop: `1px solid ${vars.color.border}`,
  '@media': { [media.from768]: { gridTemplateColumns: '260px minmax(0, 1fr) auto' } },
})
export const track = style({
  position: 'relative',
  height: 40,
  background: vars.color.sunken,
  borderRadius: radius.full,
  overflow: 'clip',
})
const dot = style({
  position: 'absolute',
  top: 4,
  left: 4,
  width: 32,
  height: 32,
  background: vars.color.line1,
  borderRadius: radius.full,
})
export const moving = styleVariants(motion, (speed) => [
  dot,
  { '@media': { [media.moving]: { transition: `left ${speed}` } } },
])
export const there = style({ left: `calc(100% - ${space[40]})` })
export const note = style({
  ...typeStyle('small'),
  padding: space[16],
  background: vars.color.wash,
  color: vars.color.text,
  borderRadius: radius.s,
})
