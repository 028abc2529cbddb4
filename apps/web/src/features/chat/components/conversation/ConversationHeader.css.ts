import { media, space, vars } from '@umkreis/design-system/tokens'
import { style, styleVariants } from '@vanilla-extract/css'

/** Its room depends on what stands beside the conversation, not on the window alone. */
const CRAMPED = '(max-width: 680px)'

export const header = style({
  containerType: 'inline-size',
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minWidth: 0,
  minHeight: '72px',
  padding: `${space[12]} ${space[20]}`,
  borderBottom: `1px solid ${vars.color.border}`,
  '@media': {
    [media.below768]: { gap: space[8], minHeight: '64px', padding: `${space[8]} ${space[4]} ${space[8]} 0` },
  },
})

/** Beside the list there is nothing to go back to. */
export const back = style({ '@media': { [media.from768]: { display: 'none' } } })

/** Name and people in the first column, the seal beside both; with less room the seal takes the place of the people. */
const wordsBase = style({
  flexGrow: 1,
  minWidth: 0,
  display: 'grid',
  columnGap: space[16],
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
})
const oneColumn = { [CRAMPED]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateAreas: "'name' 'state'" } }
export const words = styleVariants({
  sealed: [wordsBase, { gridTemplateAreas: "'name state' 'people state'", '@container': oneColumn }],
  /** What newcomers may read stands below the seal. */
  withPolicy: [wordsBase, { gridTemplateAreas: "'name state' 'people policy'", '@container': oneColumn }],
})
export const heading = style({ gridArea: 'name', display: 'flex', alignItems: 'center', gap: space[4], minWidth: 0 })
export const name = style({ minWidth: 0 })
export const people = style({ gridArea: 'people', '@container': { [CRAMPED]: { display: 'none' } } })
export const state = style({
  gridArea: 'state',
  display: 'inline-flex',
  justifySelf: 'end',
  '@container': { [CRAMPED]: { justifySelf: 'start' } },
})
/** With less room it stands with the people, behind the button. */
export const policy = style({
  gridArea: 'policy',
  justifySelf: 'end',
  '@container': { [CRAMPED]: { display: 'none' } },
})
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  '@media': { [media.from768]: { marginInlineEnd: `-${space[8]}` } },
})
/** On phones it is found in the details. */
export const mute = style({ '@media': { [media.below768]: { display: 'none' } } })
