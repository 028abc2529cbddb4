import { media, radius, space, transition, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const tab = style({ display: 'grid', gap: space[24], minWidth: 0 })
export const section = style({ display: 'grid', gap: space[12], minWidth: 0 })
export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[12] })
export const description = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' })

/** Rows of one kind share a frame and are parted by hairlines. */
export const rows = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderRadius: radius.m,
  border: `1px solid ${vars.color.border}`,
  overflow: 'hidden',
})
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: '56px',
  padding: `${space[12]} ${space[16]}`,
  boxSizing: 'border-box',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
})
export const rowButton = style([
  {
    width: '100%',
    border: 0,
    background: 'transparent',
    color: vars.color.text,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    outlineOffset: '-3px',
    '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.washFaint } } } },
  },
  transition(['background-color']),
])
export const rowIcon = style({ flexShrink: 0, color: vars.color.textMuted })
export const words = style({ display: 'grid', gap: '2px', flexGrow: 1, minWidth: 0 })
export const leave = style({ display: 'flex', justifyContent: 'center' })
