import { layer, media, radius, space, vars } from '@umkreis/design-system/tokens'
import { style, styleVariants } from '@vanilla-extract/css'
import { shellSpace } from '../../shared/shell-space.ts'

const frame = space[12]

const pageBase = style({
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

/** How many columns there are: list and conversation, and what is known of it. */
export const page = styleVariants({
  two: [pageBase],
  three: [
    pageBase,
    {
      '@media': {
        [media.from768]: { gridTemplateColumns: '320px minmax(0, 1fr) 320px' },
        [media.from1440]: { gridTemplateColumns: '320px minmax(0, 1fr) 360px' },
      },
    },
  ],
})

const inFirst = { gridRow: 1, gridColumn: 1 }

export const side = style({ ...inFirst, minWidth: 0, minHeight: 0 })

/** On phones it lies in the place of the list. */
export const pane = style({
  ...inFirst,
  minWidth: 0,
  minHeight: 0,
  '@media': { [media.from768]: { gridColumn: 2, paddingBlock: frame } },
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

/** What lies over the conversation keeps its place: list, scroll position and what is being written are there when it goes. */
export const details = styleVariants({
  over: {
    ...inFirst,
    position: 'relative',
    zIndex: layer.raised,
    minWidth: 0,
    minHeight: 0,
    background: vars.color.canvas,
    '@media': { [media.from768]: { gridColumn: 2, paddingBlock: frame } },
  },
  beside: {
    minWidth: 0,
    minHeight: 0,
    '@media': { [media.from768]: { gridRow: 1, gridColumn: 3, paddingBlock: frame } },
  },
})
