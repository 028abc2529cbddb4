import { recipe } from '@vanilla-extract/recipes'
import { style, type CSSProperties as Properties, type StyleRule } from '@vanilla-extract/css'
import { focusRing } from '../../tokens/focus.ts'
import { control, media, motion, radius, space } from '../../tokens/scales.ts'
import { typeStyle } from '../../tokens/typography.ts'
import { vars } from '../../tokens/vars.css.ts'

const { color } = vars
const UNAVAILABLE = '&[data-disabled], &[aria-disabled="true"]:not([data-pending])'
const READY = '&:not([data-disabled]):not([aria-disabled="true"])'

function fill(rest: StyleRule, hover: Properties, pressed: Properties): StyleRule {
  return {
    ...rest,
    selectors: { [`${READY}:active, ${READY}[data-pressed]`]: pressed },
    '@media': { [media.hover]: { selectors: { [`${READY}:hover:not(:active, [data-pressed])`]: hover } } },
  }
}

const wash = fill({ color: color.text }, { background: color.wash }, { background: color.washHover })

/** The outline is drawn inside, so that every variant is as high as the others. */
const outlined: StyleRule = { ...wash, boxShadow: `inset 0 0 0 1.5px ${color.borderStrong}` }

export const button = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[8],
    flexShrink: 0,
    maxWidth: '100%',
    borderRadius: radius.full,
    border: '1px solid transparent',
    textAlign: 'center',
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    ...typeStyle('small', 600),
    selectors: {
      '&:focus-visible, &[data-focus-visible]': focusRing,
      [UNAVAILABLE]: { background: color.disabled, color: color.onDisabled, boxShadow: 'none', cursor: 'default' },
      '&[data-pending]': { cursor: 'progress' },
    },
    '@media': {
      [media.moving]: {
        transition: `background-color ${motion.quick}, color ${motion.quick}, transform ${motion.press}`,
        selectors: { [`${READY}:active, ${READY}[data-pressed]`]: { transform: 'scale(.98)' } },
      },
      [media.forced]: {
        borderColor: 'ButtonText',
        selectors: { [UNAVAILABLE]: { borderColor: 'GrayText', color: 'GrayText' } },
      },
    },
  },
  variants: {
    variant: {
      accent: fill(
        { background: color.accent, color: color.onAccent },
        { background: color.accentHover },
        { background: color.accentPressed },
      ),
      ink: fill(
        { background: color.ink, color: color.onInk },
        { background: color.inkHover },
        { background: color.inkPressed },
      ),
      line: outlined,
      soft: fill(
        { background: color.wash, color: color.text },
        { background: color.washHover },
        { background: color.washHover },
      ),
      text: wash,
      danger: fill(
        { background: color.danger, color: color.onDanger },
        { background: color.dangerHover },
        { background: color.dangerPressed },
      ),
      dangerText: fill({ color: color.danger }, { background: color.dangerWash }, { background: color.dangerWash }),
    },
    size: {
      32: { minHeight: control[32], paddingBlock: '5px', paddingInline: space[12] },
      40: {
        minHeight: control[40],
        paddingBlock: '9px',
        paddingInline: space[20],
        '@media': { [media.phone]: { minHeight: control[48] } },
      },
      48: { minHeight: control[48], paddingBlock: '11px', paddingInline: space[24], ...typeStyle('body', 600) },
    },
    shape: {
      label: {},
      icon: { padding: 0, aspectRatio: '1' },
    },
    full: { true: { width: '100%' } },
    busy: { true: { paddingInline: space[8] } },
  },
  compoundVariants: [
    { variants: { shape: 'icon', size: 32 }, style: { width: control[32] } },
    {
      variants: { shape: 'icon', size: 40 },
      style: { width: control[40], '@media': { [media.phone]: { width: control[48] } } },
    },
    { variants: { shape: 'icon', size: 48 }, style: { width: control[48] } },
  ],
})

/** Small controls keep their look and take touches in 44 px around them. */
export const touchArea = style({
  '@media': {
    [media.touch]: {
      '::after': {
        content: '',
        position: 'absolute',
        inset: '50% auto auto 50%',
        width: '100%',
        height: '100%',
        minWidth: control.touch,
        minHeight: control.touch,
        transform: 'translate(-50%, -50%)',
      },
    },
  },
})
