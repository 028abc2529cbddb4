import { layer, media, radius, space, tabular, typeStyle, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'
import { shellSpace } from '../../../../shared/shell-space.ts'

export const columns = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  width: '100%',
  maxWidth: '776px',
  marginInline: 'auto',
  '@media': {
    [media.from1200]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', gap: space[32], maxWidth: 'none' },
    [media.from1440]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
  },
})
export const feed = style({ display: 'flex', flexDirection: 'column', gap: space[16], minWidth: 0 })
export const side = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  minWidth: 0,
  '@media': {
    [media.from1200]: { order: 1, position: 'sticky', top: `calc(${shellSpace.top} + ${space[16]})` },
  },
})
export const sideText = style({ ...typeStyle('small'), color: vars.color.textMuted })
export const sideHead = style({ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: space[8] })
export const sideTools = style({ display: 'flex', alignItems: 'center', gap: space[8] })
export const sideTitle = style(typeStyle('title'))
export const sideCard = style({ display: 'flex', flexDirection: 'column', gap: space[16] })
/** Beside the feed it is open; above it, it would push the feed away. */
export const fold = style({ '@media': { [media.from1200]: { display: 'none' } } })
export const folded = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  selectors: { '&[data-open="false"]': { display: 'none' } },
  '@media': { [media.from1200]: { selectors: { '&[data-open="false"]': { display: 'flex' } } } },
})
export const sideList = style({ display: 'flex', flexDirection: 'column', gap: space[16] })
export const sideItem = style({ display: 'flex', gap: space[12], minWidth: 0 })
export const sideWords = style({ display: 'flex', flexDirection: 'column', gap: space[8], minWidth: 0, flex: 1 })
export const excerpt = style({
  ...typeStyle('small'),
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] })
/** New posts wait in sight, wherever one reads. */
export const fresh = style({
  position: 'sticky',
  top: `calc(${shellSpace.top} + ${space[12]})`,
  zIndex: layer.sticky,
  display: 'flex',
  justifyContent: 'center',
  height: 0,
})
export const freshButton = style({ boxShadow: vars.elevation[3] })
export const note = style({
  ...typeStyle('small'),
  color: vars.color.textMuted,
  textAlign: 'center',
  padding: space[16],
})
export const failed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[12],
  padding: space[16],
})

export const post = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  '@media': { [media.below576]: { padding: space[16] } },
})
export const head = style({ display: 'flex', alignItems: 'center', gap: space[12], minWidth: 0 })
export const who = style({ display: 'grid', minWidth: 0, flex: 1 })
export const authorName = style({ ...typeStyle('body', 600), overflowWrap: 'anywhere' })
export const when = style({ ...typeStyle('small'), ...tabular, color: vars.color.textMuted, overflowWrap: 'anywhere' })
export const mark = style({
  ...typeStyle('meta', 600),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  whiteSpace: 'nowrap',
})
/** In the head of a post on the smallest phones the drawing stands alone: the name needs the room. */
export const headMark = style([mark, { '@media': { [media.below360]: { fontSize: 0, gap: 0 } } }])
export const words = style({ minWidth: 0 })
export const cut = style({
  maxHeight: '384px',
  overflow: 'hidden',
  maskImage: 'linear-gradient(black 75%, transparent)',
})
export const asks = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  ...typeStyle('small'),
  color: vars.color.textMuted,
})
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
})
export const reactions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] })
export const reaction = style({
  ...typeStyle('meta', 600),
  ...tabular,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minWidth: '32px',
  height: '32px',
  padding: `0 ${space[12]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.full,
  background: vars.color.surface,
  color: vars.color.text,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': {
      background: vars.color.accentWash,
      borderColor: vars.color.accentText,
      color: vars.color.accentText,
    },
    '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '3px' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-pressed="true"])': { background: vars.color.wash } } },
    [media.touch]: { minHeight: '44px' },
  },
})
export const reactionChoices = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] })
export const commentsButton = style({ display: 'flex', alignItems: 'center', gap: space[8] })

export const pictures = style({ display: 'grid', gap: space[8], borderRadius: radius.m, overflow: 'hidden' })
export const pictureRows = style({ gridTemplateColumns: '1fr 1fr' })
export const picture = style({
  display: 'block',
  padding: 0,
  border: 0,
  background: vars.color.sunken,
  cursor: 'zoom-in',
  overflow: 'hidden',
  minWidth: 0,
  selectors: { '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '-3px' } },
})
export const pictureImage = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  maxHeight: '420px',
})
export const largePicture = style({ maxWidth: '100%', maxHeight: '100%', objectFit: 'contain' })

export const poll = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  border: 0,
  padding: 0,
  minWidth: 0,
})
export const pollOption = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: '44px',
  padding: `${space[8]} ${space[16]}`,
  borderRadius: radius.s,
  background: vars.color.sunken,
  overflow: 'hidden',
  isolation: 'isolate',
  cursor: 'pointer',
  selectors: {
    '&:has(:disabled)': { cursor: 'default' },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '3px' },
  },
})
export const pollBar = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  zIndex: -1,
  background: vars.color.wash,
  '@media': { [media.moving]: { transition: 'width 180ms cubic-bezier(.2,.8,.2,1)' } },
})
export const pollRadio = style({
  accentColor: vars.color.ink,
  width: '20px',
  height: '20px',
  flexShrink: 0,
  outline: 0,
  margin: 0,
})
export const pollWords = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })
export const pollShare = style({ ...typeStyle('small', 600), ...tabular })

export const comments = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  paddingBlockStart: space[16],
  borderBlockStart: `1px solid ${vars.color.border}`,
})
export const commentList = style({ display: 'flex', flexDirection: 'column', gap: space[16] })
export const comment = style({ display: 'flex', gap: space[12], minWidth: 0 })
export const commentBody = style({ display: 'flex', flexDirection: 'column', gap: space[4], minWidth: 0, flex: 1 })
export const commentHead = style({ display: 'flex', alignItems: 'center', gap: space[8], minWidth: 0 })
export const commentWho = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere', ...typeStyle('small') })
export const commentName = style({ fontWeight: 600 })
export const commentTime = style({ ...typeStyle('meta'), ...tabular, color: vars.color.textMuted })
export const commentField = style({
  display: 'flex',
  alignItems: 'end',
  gap: space[8],
  flex: 1,
  minWidth: 0,
  padding: `${space[4]} ${space[8]} ${space[4]} ${space[16]}`,
  borderRadius: '24px',
  background: vars.color.sunken,
  selectors: { '&:focus-within': { background: vars.color.surface, boxShadow: `inset 0 0 0 2px ${vars.color.ink}` } },
  '@media': { [media.forced]: { outline: '1px solid FieldText' } },
})
export const editing = style({ display: 'flex', flexDirection: 'column', gap: space[12] })
