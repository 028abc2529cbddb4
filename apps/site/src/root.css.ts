import { globalStyle, style } from '@vanilla-extract/css'
import { focusRing, media, radius, space, transition, typeStyle, vars } from '@umkreis/design-system/tokens'

globalStyle('html', {
  scrollPaddingTop: space[80],
  '@media': { [media.moving]: { scrollBehavior: 'smooth' } },
})

/** The frame that holds a section's content at every width. */
export const frame = style({
  width: '100%',
  maxWidth: '1296px',
  marginInline: 'auto',
  paddingInline: space[16],
  '@media': { [media.tablet]: { paddingInline: space[24] }, [media.from1200]: { paddingInline: space[32] } },
})

export const main = style({ overflowX: 'clip', ':focus': { outline: 'none' } })

export const skip = style([
  typeStyle('small', 600),
  {
    position: 'absolute',
    left: space[16],
    top: space[16],
    zIndex: 100,
    padding: `${space[12]} ${space[20]}`,
    borderRadius: radius.full,
    background: vars.color.ink,
    color: vars.color.onInk,
    transform: 'translateY(-200%)',
    ':focus-visible': { ...focusRing, transform: 'none' },
  },
  transition(['transform']),
])

const button = style([
  typeStyle('body', 600),
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: '52px',
    padding: `${space[12]} ${space[32]}`,
    borderRadius: radius.full,
    textAlign: 'center',
    cursor: 'pointer',
    ':focus-visible': focusRing,
    '@media': { [media.forced]: { border: '1px solid ButtonText' } },
  },
  transition(['background-color']),
])

export const accentButton = style([
  button,
  {
    background: vars.color.accent,
    color: vars.color.onAccent,
    ':hover': { background: vars.color.accentHover },
    ':active': { background: vars.color.accentPressed },
  },
])

export const lineButton = style([
  button,
  {
    boxShadow: `inset 0 0 0 1.5px ${vars.color.borderStrong}`,
    color: vars.color.text,
    ':hover': { background: vars.color.wash },
  },
])

export const compact = style({ minHeight: '44px', padding: `${space[8]} ${space[20]}`, fontSize: '0.875rem' })
