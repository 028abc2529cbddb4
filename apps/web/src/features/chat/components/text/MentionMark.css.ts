import { media, radius, space, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const mention = style({
  paddingInline: space[4],
  borderRadius: radius.tail,
  background: vars.color.accentWash,
  color: vars.color.accentText,
  fontWeight: 600,
  // A name that is broken over two lines keeps its ground on both.
  boxDecorationBreak: 'clone',
  '@media': { [media.forced]: { outline: '1px solid CanvasText' } },
})
