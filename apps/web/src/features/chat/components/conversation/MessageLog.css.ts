import { layer, media, space, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const middle = style({ position: 'relative', minWidth: 0, minHeight: 0 })

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

export const edge = style({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: space[12],
  height: '56px',
})
export const waiting = style({ padding: space[24], marginBottom: 'auto' })

export const newest = style({
  position: 'absolute',
  zIndex: layer.raised,
  insetInline: 0,
  bottom: space[12],
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  pointerEvents: 'none',
})

export const newestButton = style({ pointerEvents: 'auto', boxShadow: vars.elevation[2] })
