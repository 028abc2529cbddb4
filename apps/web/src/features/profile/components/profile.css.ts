import { layer, media, radius, space, transition, typeStyle, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'
import { shellSpace } from '../../../shared/shell-space.ts'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[32],
  width: '100%',
  maxWidth: '1216px',
  marginInline: 'auto',
  padding: `${space[32]} ${space[24]} ${space[80]}`,
  '@media': {
    [media.below993]: { maxWidth: '688px' },
    [media.below768]: { padding: `${space[16]} ${space[16]} ${space[40]}`, gap: space[24] },
    [media.from1440]: { paddingInline: `${space[16]} ${space[32]}` },
  },
})

export const content = style({
  display: 'grid',
  gap: space[32],
  alignItems: 'start',
  '@media': {
    [media.from993]: { gridTemplateColumns: '176px minmax(0, 640px)', gap: space[24] },
    [media.from1200]: { gridTemplateColumns: '160px minmax(0, 1fr) 280px' },
    [media.from1440]: { gridTemplateColumns: '184px minmax(0, 1fr) 320px', gap: space[32] },
    [media.below993]: { gap: space[16] },
  },
})

export const menu = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  '@media': {
    [media.from993]: { position: 'sticky', top: `calc(${shellSpace.top} + ${space[32]})` },
    // Beside nothing else, the way out stands at the end of the page, and the parts in a row that scrolls.
    [media.below993]: { display: 'contents' },
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

/** The pages stand below each other, and beside each other where there is no column for them. */
export const pages = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  '@media': {
    [media.below993]: {
      flexDirection: 'row',
      margin: `0 -${space[24]}`,
      padding: `${space[4]} ${space[24]}`,
      overflowX: 'auto',
      scrollbarWidth: 'none',
      minWidth: 0,
    },
    [media.below768]: { margin: `0 -${space[16]}`, paddingInline: space[16] },
  },
})
/** The parts of the account, below its entry: a line as long as they are, like the first arc. */
export const parts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  margin: `${space[4]} 0 ${space[16]} 21px`,
  borderInlineStart: `2px solid ${vars.color.border}`,
  '@media': { [media.below993]: { display: 'none' } },
})
export const codeEntry = style({ '@media': { [media.below993]: { display: 'none' } } })
export const headCode = style({
  marginBlockStart: space[8],
  '@media': { [media.from993]: { display: 'none' } },
})
export const wayOut = style({ '@media': { [media.below993]: { order: 1, justifySelf: 'start' } } })
export const part = style([
  {
    ...typeStyle('small'),
    display: 'block',
    padding: `${space[8]} ${space[12]}`,
    marginInlineStart: '-2px',
    borderInlineStart: '2px solid transparent',
    borderStartEndRadius: radius.s,
    borderEndEndRadius: radius.s,
    color: vars.color.textMuted,
    selectors: { '&:hover': { color: vars.color.text, borderColor: vars.color.line2 } },
  },
  transition(['border-color', 'color']),
])

export const sections = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  minWidth: 0,
  '@media': { [media.below768]: { gap: space[16] } },
})
export const form = style([sections])
/** What the menu leads to keeps a distance from the window's edge. */
export const anchor = style({ scrollMarginTop: `calc(${shellSpace.top} + ${space[24]})` })
export const fields = style({ display: 'flex', flexDirection: 'column', gap: space[20] })
export const group = style([anchor, fields])
/** As long as something is not saved, saving stays at hand, however long the page is. */
export const saveBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  marginBlock: `-${space[12]}`,
  paddingBlock: space[12],
  background: `linear-gradient(to top, ${vars.color.canvas} calc(100% - 12px), transparent)`,
  selectors: { '&[data-changed]': { position: 'sticky', bottom: shellSpace.bottom, zIndex: layer.raised } },
})
export const changed = style({ marginInlineStart: 'auto' })
export const pair = style({
  display: 'grid',
  gap: space[20],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
})

export const aside = style({
  display: 'none',
  '@media': {
    [media.from1200]: {
      display: 'block',
      position: 'sticky',
      top: `calc(${shellSpace.top} + ${space[32]})`,
      minWidth: 0,
    },
  },
})

/** Choices side by side, below each other where there is no room. */
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space[16] })
