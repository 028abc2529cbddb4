import { media, space, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minWidth: 0,
  minHeight: '72px',
  padding: `${space[12]} ${space[20]}`,
  borderBottom: `1px solid ${vars.color.border}`,
  '@media': { [media.below768]: { minHeight: '64px', padding: `${space[8]} ${space[12]} ${space[8]} ${space[4]}` } },
})

/** Beside the list there is nothing to go back to. */
export const back = style({ '@media': { [media.from768]: { display: 'none' } } })

/** Name and people in the first column, the seal beside both; with less room the seal takes the place of the people. */
export const words = style({
  flexGrow: 1,
  minWidth: 0,
  display: 'grid',
  columnGap: space[16],
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: "'name state' 'people state'",
  alignItems: 'center',
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateAreas: "'name' 'state'" } },
})
export const name = style({ gridArea: 'name' })
export const people = style({ gridArea: 'people', '@media': { [media.belowDesktop]: { display: 'none' } } })
export const state = style({ gridArea: 'state', display: 'inline-flex' })
