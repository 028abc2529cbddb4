import { media, radius, space, transition, typeStyle, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[32],
  width: '100%',
  maxWidth: '1216px',
  marginInline: 'auto',
  padding: `${space[32]} ${space[24]} ${space[80]}`,
  '@media': {
    [media.below768]: { padding: `${space[16]} ${space[16]} ${space[40]}`, gap: space[24] },
    [media.from1440]: { paddingInline: `${space[16]} ${space[32]}` },
  },
})

export const content = style({
  display: 'grid',
  gap: space[32],
  alignItems: 'start',
  '@media': {
    [media.from993]: { gridTemplateColumns: '176px minmax(0, 600px)' },
    [media.from1440]: { gridTemplateColumns: '176px minmax(0, 560px) minmax(280px, 1fr)' },
    [media.below993]: { maxWidth: '640px', width: '100%', marginInline: 'auto' },
  },
})

export const menu = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  '@media': {
    [media.from993]: { position: 'sticky', top: space[32] },
    [media.below993]: { flexDirection: 'row', flexWrap: 'wrap' },
  },
})
export const menuEntry = style([
  {
    ...typeStyle('small'),
    fontWeight: 500,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-start',
    gap: space[12],
    minHeight: '44px',
    padding: `0 ${space[12]}`,
    borderRadius: radius.s,
    color: vars.color.textMuted,
    selectors: {
      '&:hover': { background: vars.color.washFaint, color: vars.color.text },
      '&[aria-current="page"]': { background: vars.color.wash, color: vars.color.text, fontWeight: 600 },
    },
  },
  transition(['background-color', 'color']),
])

export const sections = style({ display: 'flex', flexDirection: 'column', gap: space[32], minWidth: 0 })
export const form = style({ display: 'flex', flexDirection: 'column', gap: space[20] })
export const pair = style({
  display: 'grid',
  gap: space[20],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
})

export const circle = style({
  display: 'none',
  '@media': {
    [media.from1440]: { display: 'block', position: 'sticky', top: space[32], height: '440px', minWidth: 0 },
  },
})

export const code = style({
  padding: `${space[12]} ${space[16]}`,
  borderRadius: radius.s,
  background: vars.color.sunken,
  color: vars.color.text,
  fontFamily: 'ui-monospace, monospace',
  fontSize: '16px',
  lineHeight: '24px',
  overflowWrap: 'anywhere',
  userSelect: 'all',
})
