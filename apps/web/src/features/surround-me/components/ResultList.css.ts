import { style } from '@vanilla-extract/css'
import { media, radius, space, typeStyle, vars } from '@umkreis/design-system/tokens'

const { color } = vars

export const list = style({ display: 'grid', gap: '6px', outline: 'none' })
export const refreshing = style({
  '@media': { [media.moving]: { transition: 'opacity 140ms cubic-bezier(.2,0,0,1)' } },
  opacity: 0.6,
})

export const notice = style({
  display: 'grid',
  gap: space[4],
  justifyItems: 'start',
  padding: `${space[16]} ${space[20]}`,
  borderRadius: radius.l,
  background: color.sunken,
})
export const noticeTitle = style({ ...typeStyle('title'), color: color.text })
export const noticeText = style({ ...typeStyle('small'), color: color.textMuted })
export const noticeActions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], marginBlockStart: space[8] })

export const foot = style({
  ...typeStyle('small'),
  color: color.textMuted,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[12],
  minHeight: '56px',
})

export const skeletonRow = style({
  display: 'grid',
  gridTemplateColumns: '22px 70px minmax(0, 1fr) 44px',
  columnGap: space[16],
  padding: `${space[16]} ${space[20]}`,
  '@media': {
    [media.below576]: { gridTemplateColumns: '58px minmax(0, 1fr)', columnGap: space[12], padding: space[12] },
  },
})
export const bone = style({ background: color.sunken, borderRadius: radius.full })
export const boneCheck = style([
  bone,
  { width: '22px', height: '22px', marginBlockStart: '24px', '@media': { [media.below576]: { display: 'none' } } },
])
export const bonePortrait = style([
  bone,
  { width: '70px', height: '70px', '@media': { [media.below576]: { width: '58px', height: '58px' } } },
])
export const boneLines = style({ display: 'grid', gap: '10px', alignContent: 'start', paddingBlockStart: space[4] })
export const boneLine = style([bone, { height: '14px' }])
