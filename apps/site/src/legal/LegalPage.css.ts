import { style } from '@vanilla-extract/css'
import { media, radius, space, typeStyle, vars } from '@umkreis/design-system/tokens'

export const page = style({ display: 'flex', flexDirection: 'column', gap: space[24], paddingBlock: space[40] })
export const heading = style([typeStyle('page'), { '@media': { [media.from768]: typeStyle('large') } }])
export const meta = style([typeStyle('small', 600), { color: vars.color.textMuted }])
export const lead = style([typeStyle('body'), { maxWidth: '68ch', color: vars.color.textMuted }])
export const warning = style([
  typeStyle('body'),
  {
    maxWidth: '68ch',
    padding: space[16],
    borderRadius: radius.s,
    background: vars.color.accentWash,
    color: vars.color.text,
  },
])
export const contents = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[24] })
export const contentsLink = style({ display: 'inline-flex', alignItems: 'center', minHeight: '44px' })
export const part = style({ maxWidth: '68ch', scrollMarginTop: space[24] })
export const title = style([typeStyle('section'), { paddingBlock: `${space[24]} ${space[8]}` }])
export const paragraph = style([typeStyle('body'), { paddingBottom: space[12] }])
export const list = style({ listStyle: 'disc', paddingInlineStart: space[24], paddingBottom: space[12] })
export const facts = style({ display: 'grid', gap: space[24], maxWidth: '68ch' })
export const term = style([typeStyle('small', 600), { color: vars.color.textMuted }])
export const value = style(typeStyle('body'))
