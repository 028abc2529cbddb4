import { radius, space, tabular, typeStyle, vars } from '@umkreis/design-system/tokens'
import { style, styleVariants } from '@vanilla-extract/css'

const { color } = vars
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export const screen = styleVariants({
  desktop: {
    display: 'grid',
    gridTemplateColumns: '288px minmax(0, 1fr)',
    gap: space[12],
    height: '100%',
    padding: space[12],
    paddingInlineStart: space[4],
  },
  phone: { height: '100%', padding: `0 ${space[8]} ${space[8]}` },
})
export const list = style({ display: 'flex', flexDirection: 'column', gap: space[4] })
export const search = style({
  ...typeStyle('body'),
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: '44px',
  marginBlockEnd: space[8],
  paddingInline: space[16],
  borderRadius: radius.full,
  background: color.sunken,
  color: color.textFaint,
})
const groupBase = style({
  display: 'flex',
  gap: space[12],
  padding: space[12],
  borderRadius: radius.l,
  alignItems: 'center',
})
export const group = styleVariants({ here: [groupBase, { background: color.wash }], elsewhere: [groupBase] })
export const groupWords = style({ display: 'grid', flex: 1, minWidth: 0 })
export const groupName = style([oneLine, { ...typeStyle('body', 600), color: color.text }])
export const groupLine = style([oneLine, { ...typeStyle('small'), color: color.textMuted }])
export const groupEnd = style({ display: 'grid', gap: space[4], justifyItems: 'end' })
export const time = style({ ...typeStyle('meta'), ...tabular, color: color.textMuted })
const conversationBase = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  height: '100%',
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: radius.l,
  background: color.surface,
})
export const conversation = styleVariants({ desktop: [conversationBase], phone: [conversationBase] })
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  padding: `${space[12]} ${space[20]}`,
  borderBlockEnd: `1px solid ${color.border}`,
})
export const title = style([oneLine, { ...typeStyle('title'), color: color.text }])
export const messages = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  flex: 1,
  minHeight: 0,
  overflow: 'hidden',
  padding: `${space[16]} ${space[20]}`,
})
export const reactions = style({ display: 'flex', gap: space[4], marginBlockStart: space[4] })
export const composer = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  margin: space[12],
  minHeight: '56px',
  paddingInline: `${space[20]} ${space[8]}`,
  borderRadius: radius.full,
  background: color.surface,
  boxShadow: `inset 0 0 0 2px ${color.ink}`,
})
export const typed = style([oneLine, { ...typeStyle('body'), color: color.text, flex: 1 }])
