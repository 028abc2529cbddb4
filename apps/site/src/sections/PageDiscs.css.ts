import { style } from '@vanilla-extract/css'
import { media, space, vars } from '@umkreis/design-system/tokens'

/** What the discs lie behind: their place is its upper right corner. */
export const page = style({ position: 'relative' })
export const discs = style({
  position: 'absolute',
  zIndex: -1,
  top: `-${space[120]}`,
  right: 0,
  width: 'min(100%, 460px)',
  height: '720px',
  '@media': { [media.below768]: { display: 'none' }, print: { display: 'none' } },
})
export const disc1 = style({ fill: vars.color.disc1 })
export const disc2 = style({ fill: vars.color.disc2 })
