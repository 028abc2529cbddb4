import { media, radius, space, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const place = style({ minWidth: 0, height: '100%' })

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  height: '100%',
  overflow: 'hidden',
  background: vars.color.surface,
  '@media': {
    [media.from768]: { borderRadius: radius.l, border: `1px solid ${vars.color.border}` },
  },
})

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[16],
  height: '100%',
  padding: space[24],
})

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  flexShrink: 0,
  minHeight: '64px',
  paddingInline: `${space[20]} ${space[8]}`,
  '@media': { [media.below768]: { paddingInline: `${space[4]} ${space[12]}` } },
})
/** Over the conversation one goes back to it; beside it one closes. */
export const backPlace = style({ display: 'none', '@media': { [media.below768]: { display: 'inline-flex' } } })
export const closePlace = style({ display: 'inline-flex', '@media': { [media.below768]: { display: 'none' } } })
export const barTitle = style({ flexGrow: 1, minWidth: 0 })

export const scroller = style({
  flexGrow: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
})
/** Where it has the conversation's whole width, it stays as narrow as reads well. */
export const content = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[20],
  width: '100%',
  maxWidth: '640px',
  minHeight: '100%',
  marginInline: 'auto',
  padding: `0 ${space[20]} ${space[24]}`,
  boxSizing: 'border-box',
  '@media': { [media.below768]: { paddingInline: space[16] } },
})

export const hero = style({ display: 'grid', justifyItems: 'center', gap: space[12], textAlign: 'center' })
export const heroCircle = style({ width: '100%' })
export const heroWords = style({
  display: 'grid',
  gap: space[4],
  justifyItems: 'center',
  minWidth: 0,
  maxWidth: '100%',
})
export const heroName = style({ maxWidth: '100%', overflowWrap: 'anywhere', textWrap: 'balance' })

/** The views stay in reach while what they show scrolls. */
export const tabs = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  marginInline: `-${space[20]}`,
  paddingInline: space[20],
  background: vars.color.surface,
  '@media': { [media.below768]: { marginInline: `-${space[16]}`, paddingInline: space[16] } },
})
export const count = style({ color: vars.color.textMuted, fontWeight: 400 })
