import { control, media, radius, space, typeStyle, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const search = style({ position: 'relative', display: 'flex', flexGrow: 1, minWidth: 0 })

export const icon = style({
  position: 'absolute',
  insetInlineStart: space[12],
  top: '50%',
  transform: 'translateY(-50%)',
  color: vars.color.textMuted,
  pointerEvents: 'none',
})

export const input = style({
  ...typeStyle('body'),
  width: '100%',
  minWidth: 0,
  height: control.touch,
  padding: `0 ${space[40]}`,
  border: 0,
  borderRadius: radius.full,
  background: vars.color.sunken,
  color: vars.color.text,
  appearance: 'none',
  outlineOffset: '-3px',
  selectors: {
    '&::placeholder': { color: vars.color.textFaint, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  '@media': { [media.forced]: { border: '1px solid ButtonText' } },
})

/** At the end of the field: what empties it, or else what scans. */
const atEnd = style({
  position: 'absolute',
  insetInlineEnd: 0,
  top: 0,
  display: 'grid',
  placeItems: 'center',
  width: control.touch,
  height: control.touch,
  padding: 0,
  border: 0,
  borderRadius: radius.full,
  background: 'transparent',
  color: vars.color.textMuted,
  cursor: 'pointer',
  outlineOffset: '-6px',
})
export const clear = style([atEnd])
export const scan = style([
  atEnd,
  {
    '@media': {
      // A phone scans from Matching people, where its other way to somebody is.
      [media.below768]: { display: 'none' },
      [media.hover]: { selectors: { '&:hover': { color: vars.color.text } } },
    },
  },
])
