import { layer, media, radius, space, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  minWidth: 0,
  minHeight: 0,
  height: '100%',
  paddingTop: space[20],
  position: 'relative',
  '@media': { [media.below768]: { paddingTop: space[12] } },
})

/** On phones the way to a new conversation stands beside the title, and the search has the whole width. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: "'search new'",
  alignItems: 'center',
  gap: space[8],
  paddingInline: space[4],
  '@media': {
    [media.below768]: {
      gridTemplateAreas: "'title new' 'search search'",
      gap: space[12],
      paddingInline: space[16],
    },
  },
})
export const searchPlace = style({ gridArea: 'search', display: 'flex', minWidth: 0 })
export const newPlace = style({ gridArea: 'new', display: 'inline-flex' })

/** Where the place is named by the selected entry of the navigation beside it, the title is for listeners only. */
export const phoneTitle = style({
  '@media': {
    [media.below768]: { gridArea: 'title' },
    [media.from768]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})

export const scroller = style({
  flexGrow: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  // The last row can be scrolled out from under the button.
  '@media': { [media.below768]: { paddingInline: space[4], paddingBottom: space[80] } },
})

export const list = style({ display: 'grid', gap: space[4], margin: 0, padding: 0, listStyle: 'none' })

export const notice = style({ display: 'grid', justifyItems: 'start', gap: space[12], padding: space[16] })

export const footer = style({
  paddingBlock: `${space[4]} ${space[20]}`,
  paddingInline: space[4],
  '@media': {
    // Over the list, where a thumb reaches it.
    [media.below768]: {
      position: 'absolute',
      zIndex: layer.raised,
      insetInlineEnd: space[16],
      bottom: space[12],
      padding: 0,
      borderRadius: radius.full,
      boxShadow: vars.elevation[3],
    },
  },
})

export const skeleton = style({ padding: `${space[12]} ${space[12]}` })
