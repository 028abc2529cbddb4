import { radius, space, typeStyle, vars } from '@umkreis/design-system/tokens'
import { style, styleVariants } from '@vanilla-extract/css'

const { color } = vars
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export const desktop = style({ display: 'grid', gridTemplateColumns: '192px minmax(0, 1fr)', height: '100%' })
export const rail = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[20],
  padding: `${space[20]} ${space[12]}`,
  minWidth: 0,
})
export const main = style({ minWidth: 0, height: '100%', overflow: 'hidden' })
export const logo = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minWidth: 0,
  paddingInline: space[4],
  color: color.text,
})
export const logoPicture = style({ width: '36px', height: '36px', borderRadius: '10px', objectFit: 'contain' })
export const logoName = style([oneLine, typeStyle('title')])
export const areas = style({ display: 'grid', gap: space[4], marginBlockEnd: 'auto' })

const areaBase = style({
  ...typeStyle('small', 500),
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: '44px',
  paddingInline: space[12],
  borderRadius: radius.s,
  color: color.textMuted,
})
export const area = styleVariants({
  here: [areaBase, { background: color.wash, color: color.text, fontWeight: 600 }],
  elsewhere: [areaBase],
})
export const count = style({ marginInlineStart: 'auto', display: 'flex' })
export const self = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[12],
  alignItems: 'center',
  paddingInline: space[4],
})
export const selfName = style([oneLine, { ...typeStyle('small', 600), display: 'block', color: color.text }])
export const selfLine = style([oneLine, { ...typeStyle('meta'), display: 'block', color: color.textMuted }])

export const phone = style({ display: 'flex', flexDirection: 'column', height: '100%' })
export const topBar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  padding: `${space[12]} ${space[16]}`,
  color: color.text,
})
export const phoneMain = style({ flex: 1, minHeight: 0, overflow: 'hidden' })
export const bottomBar = style({
  display: 'flex',
  justifyContent: 'space-around',
  alignItems: 'center',
  height: '72px',
  flexShrink: 0,
  background: color.surface,
  borderBlockStart: `1px solid ${color.border}`,
})
const bottomBase = style({
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '44px',
  borderRadius: radius.full,
  color: color.textMuted,
})
export const bottomEntry = styleVariants({
  here: [bottomBase, { background: color.wash, color: color.text }],
  elsewhere: [bottomBase],
})
