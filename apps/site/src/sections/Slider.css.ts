import { style } from '@vanilla-extract/css'
import { focusRing, media, radius, space, transition, vars } from '@umkreis/design-system/tokens'

export const slider = style({ position: 'relative' })

/** A row to scroll through where it is narrow, even without a script. */
export const track = style({
  '@media': {
    [media.below768]: {
      display: 'flex',
      gap: space[12],
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollSnapType: 'x mandatory',
      scrollbarWidth: 'none',
      marginInline: `-${space[16]}`,
      paddingInline: space[16],
      scrollPaddingInline: space[16],
      paddingBlock: space[4],
    },
    [media.still]: { scrollBehavior: 'auto' },
  },
  ':focus-visible': { ...focusRing, outlineOffset: '-3px' },
})
export const slide = style({
  '@media': { [media.below768]: { flex: '0 0 86%', scrollSnapAlign: 'start' } },
})
export const controls = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  paddingTop: space[8],
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': { [media.from768]: { display: 'none' }, print: { display: 'none' } },
})
export const dot = style({
  flex: '1 1 0',
  maxWidth: '44px',
  height: '44px',
  display: 'grid',
  placeItems: 'center',
  borderRadius: radius.full,
  ':focus-visible': { ...focusRing, outlineOffset: '-3px' },
  '::before': {
    content: '""',
    width: '10px',
    height: '10px',
    borderRadius: radius.full,
    background: vars.color.borderStrong,
    forcedColorAdjust: 'none',
  },
  selectors: { '&[aria-current="true"]::before': { width: '26px', background: vars.color.ink } },
})
export const pause = style([
  {
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    borderRadius: radius.full,
    color: vars.color.text,
    ':hover': { background: vars.color.wash },
    ':focus-visible': focusRing,
  },
  transition(['background-color']),
])
const icon = { fill: 'currentColor' } as const
export const pauseIcon = style({ ...icon, selectors: { [`${pause}[aria-pressed="true"] &`]: { display: 'none' } } })
export const playIcon = style({
  ...icon,
  selectors: { [`${pause}:not([aria-pressed="true"]) &`]: { display: 'none' } },
})
