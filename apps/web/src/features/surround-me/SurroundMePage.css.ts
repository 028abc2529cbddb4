import { style } from '@vanilla-extract/css'
import { layer, media, space, typeStyle, vars } from '@umkreis/design-system/tokens'
import { shellSpace } from '../../shared/shell-space.ts'

const { color } = vars

export const stage = style({
  position: 'relative',
  minHeight: `calc(100dvh - ${shellSpace.top} - ${shellSpace.bottom})`,
  overflow: 'clip',
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(0, 1fr)',
  justifyItems: 'center',
  paddingInline: space[32],
  paddingBlockStart: 'clamp(88px, calc(60dvh - 310px), 320px)',
  paddingBlockEnd: space[24],
  '@media': {
    [media.below768]: { paddingInline: space[16], paddingBlockStart: '104px' },
  },
})

export const head = style({
  position: 'relative',
  zIndex: layer.raised,
  display: 'grid',
  justifyItems: 'center',
  gap: space[8],
  textAlign: 'center',
  pointerEvents: 'none',
})
export const title = style({
  ...typeStyle('large'),
  color: color.text,
  outline: 'none',
  '@media': { [media.below768]: { ...typeStyle('page'), maxWidth: '9em', textWrap: 'balance' } },
})
export const hint = style({
  ...typeStyle('body'),
  color: color.textMuted,
  '@media': { [media.below768]: { display: 'none' } },
})

export const question = style({
  position: 'relative',
  zIndex: layer.sticky,
  width: '100%',
  maxWidth: '800px',
  marginBlockStart: space[40],
  '@media': { [media.below768]: { marginBlockStart: space[24] } },
})

export const foot = style({
  ...typeStyle('small'),
  position: 'relative',
  zIndex: layer.raised,
  alignSelf: 'end',
  display: 'grid',
  justifyItems: 'center',
  gap: space[4],
  textAlign: 'center',
  color: color.textMuted,
  '@media': {
    // Between the first two arcs, where there is that much height; elsewhere at the foot, and the lines give way.
    '(min-width: 1200px) and (min-height: 840px)': { alignSelf: 'start', marginBlockStart: '344px' },
  },
})
export const strong = style({ fontWeight: 600, color: color.text, fontVariantNumeric: 'tabular-nums' })
