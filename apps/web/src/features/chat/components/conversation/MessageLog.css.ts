import { layer, media, space, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const middle = style({ position: 'relative', minWidth: 0, minHeight: 0 })

export const log = style({
  height: '100%',
  overflowY: 'auto',
  overflowX: 'hidden',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  // The place is kept by hand, the same way in every browser; both at once would move it twice.
  overflowAnchor: 'none',
  outlineOffset: '-3px',
})

/** Few messages stand at the bottom, next to where the answer is written. */
export const content = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  minHeight: '100%',
  paddingBlock: space[20],
})

export const notice = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[12],
  padding: `${space[24]} ${space[24]} ${space[4]}`,
  textAlign: 'center',
  '@media': { [media.below768]: { paddingInline: space[12] } },
})

/** Nothing to stand at the bottom yet. */
export const centred = style({ marginBlock: 'auto' })

export const older = style({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: space[12],
  minHeight: '56px',
})
export const waiting = style({ padding: space[24], marginBottom: 'auto' })

export const toNewest = style({
  position: 'absolute',
  zIndex: layer.raised,
  insetInline: 0,
  bottom: space[12],
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
})

export const toNewestButton = style({ pointerEvents: 'auto', boxShadow: vars.elevation[2] })
