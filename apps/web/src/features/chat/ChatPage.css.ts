import { media, radius, space, vars } from '@umkreis/design-system/tokens'
import { style, styleVariants } from '@vanilla-extract/css'
import { shellSpace } from '../../shared/shell-space.ts'

const frame = space[12]

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  height: `calc(100dvh - ${shellSpace.top} - ${shellSpace.bottom})`,
  minHeight: 0,
  '@media': {
    [media.from768]: {
      gridTemplateColumns: '320px minmax(0, 1fr)',
      gap: space[12],
      paddingInlineEnd: frame,
      paddingInlineStart: frame,
    },
  },
})

export const pane = style({
  minWidth: 0,
  minHeight: 0,
  '@media': { [media.from768]: { paddingBlock: frame } },
})

export const paneState = styleVariants({
  filled: {},
  empty: {
    display: 'grid',
    placeItems: 'center',
    margin: `${frame} 0`,
    borderRadius: radius.l,
    border: `1px solid ${vars.color.border}`,
    background: vars.color.surface,
  },
})

export const waiting = style({ maxWidth: '44ch', padding: space[24], textWrap: 'balance' })
