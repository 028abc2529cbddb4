import { layer, media, radius, space, transition, vars } from '@umkreis/design-system/tokens'
import { keyframes, style } from '@vanilla-extract/css'

export const row = style([
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    width: '100%',
    minHeight: '68px',
    padding: `${space[8]} ${space[12]}`,
    border: 0,
    borderRadius: radius.m,
    background: 'transparent',
    color: vars.color.text,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    outlineOffset: '-3px',
    selectors: {
      '&[aria-current="true"]': { background: vars.color.wash },
    },
    '@media': {
      // Alone on the screen, the list has nothing that it stands beside.
      [media.below768]: { selectors: { '&[aria-current="true"]': { background: 'transparent' } } },
      // A mark that is only a colour is none in forced colours.
      [media.forced]: {
        selectors: { '&[aria-current="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
      [media.hover]: { selectors: { '&:hover:not([aria-current])': { background: vars.color.washFaint } } },
    },
  },
  transition(['background-color']),
])

export const words = style({ display: 'grid', gap: '2px', minWidth: 0, flexGrow: 1 })
export const head = style({ display: 'flex', alignItems: 'baseline', gap: space[8], minWidth: 0 })
export const title = style({ flexGrow: 1, minWidth: 0 })
export const line = style({ display: 'flex', alignItems: 'center', gap: space[8], minWidth: 0, minHeight: '20px' })
export const lineText = style({ flexGrow: 1, minWidth: 0 })

/** What a conversation is about is cut later than what was said last in it. */
export const twoLines = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
})

const appear = keyframes({ from: { opacity: 0 } })

/** Most messages are opened before one has read that they are sealed: that is said where they stay so. */
export const late = style({ animation: `${appear} 1ms 2s backwards` })

/** Small signs behind the preview: pinned, muted. */
export const mark = style({ flexShrink: 0, color: vars.color.textMuted })

/** Out of view it is neither laid out nor painted: some have a thousand conversations, and a new message moves one to the top. */
export const item = style({
  position: 'relative',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 68px',
})

/** Over the time of the row that is pointed at; without a pointer, the same is found in the details. */
export const actions = style({
  position: 'absolute',
  zIndex: layer.raised,
  insetInlineEnd: space[8],
  top: space[4],
  display: 'inline-flex',
  borderRadius: radius.full,
  background: vars.color.surface,
  boxShadow: vars.elevation[2],
})

/** When something was written last: never in two lines, and not half below the button that stands over it. */
export const when = style({
  flexShrink: 0,
  whiteSpace: 'nowrap',
  selectors: { [`${item}:has(${actions}) &`]: { opacity: 0 } },
})
