import { space, typeStyle, vars } from '@umkreis/design-system/tokens'
import { style, styleVariants } from '@vanilla-extract/css'

const { color } = vars

const screenBase = style({ display: 'flex', flexDirection: 'column', gap: space[20] })
export const screen = styleVariants({
  desktop: [screenBase, { padding: `${space[20]} ${space[24]} 0 ${space[8]}` }],
  phone: [screenBase, { padding: `0 ${space[16]}` }],
})
export const tabs = style({ display: 'flex', gap: space[24], boxShadow: `inset 0 -1px 0 ${color.border}` })
const tabBase = style({ ...typeStyle('body'), paddingBlock: space[12], whiteSpace: 'nowrap' })
export const tab = styleVariants({
  here: [tabBase, { color: color.text, fontWeight: 600, boxShadow: `inset 0 -3px 0 ${color.line1}` }],
  elsewhere: [tabBase, { color: color.textMuted }],
})
export const columns = styleVariants({
  desktop: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 288px', gap: space[20], alignItems: 'start' },
  phone: { display: 'grid' },
})
export const posts = style({ display: 'grid', gap: space[16] })
export const post = style({ display: 'grid', gap: space[16], justifyItems: 'start' })
export const author = style({ display: 'flex', gap: space[12], alignItems: 'center' })
export const name = style({ ...typeStyle('body', 600), display: 'block', color: color.text })
export const line = style({ ...typeStyle('small'), display: 'block', color: color.textMuted })
export const title = style({ ...typeStyle('title'), color: color.text })
export const text = style({ ...typeStyle('body'), color: color.text })
export const link = style({ color: color.accentText, fontWeight: 600 })
export const reactions = style({ display: 'flex', gap: space[8] })
