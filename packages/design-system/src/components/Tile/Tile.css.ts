import { style, styleVariants } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { focusRing } from '../../tokens/focus.ts'
import { media, motion, radius, space } from '../../tokens/scales.ts'
import { tabular, typeStyle } from '../../tokens/typography.ts'
import { vars } from '../../tokens/vars.css.ts'
import { shape } from '../Skeleton/Skeleton.css.ts'

const { color } = vars

export const tile = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: space[4],
    width: '100%',
    minWidth: 0,
    padding: space[24],
    borderRadius: radius.l,
    border: '1px solid transparent',
    color: color.text,
    overflowWrap: 'anywhere',
    '@media': { [media.phone]: { padding: space[16] } },
  },
  variants: {
    tone: {
      surface: { background: color.surface, borderColor: color.border, boxShadow: vars.elevation[1] },
      wash: { background: color.wash },
    },
    pressable: {
      true: [
        {
          cursor: 'pointer',
          outline: 0,
          selectors: {
            '&:focus-visible, &[data-focus-visible]': focusRing,
            '&[data-pressed]': { transform: 'scale(.98)' },
            '&[data-disabled]': {
              background: color.sunken,
              color: color.textFaint,
              boxShadow: 'none',
              cursor: 'default',
            },
          },
        },
        {
          '@media': {
            [media.moving]: { transition: `background-color ${motion.quick}, transform ${motion.press}` },
            [media.hover]: {
              selectors: { '&[data-hovered]:not([data-disabled])': { background: color.washFaint } },
            },
          },
        },
      ],
    },
  },
  compoundVariants: [
    {
      variants: { tone: 'wash', pressable: true },
      style: {
        '@media': {
          [media.hover]: { selectors: { '&[data-hovered]:not([data-disabled])': { background: color.washHover } } },
        },
      },
    },
  ],
})
export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[8],
  color: color.textMuted,
})
export const label = style({ ...typeStyle('small', 600), minWidth: 0 })
export const icon = style({ flexShrink: 0 })
export const figure = style({
  ...typeStyle('page'),
  ...tabular,
  selectors: { '[data-disabled] &': { color: 'inherit' } },
})
export const foot = style({
  ...typeStyle('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[8],
  color: color.textMuted,
})
/** The figure's own height, so that nothing jumps when it arrives. */
export const waiting = style([shape.line, { display: 'block', width: '96px', height: '32px', marginBlock: space[4] }])
const change = style({ ...tabular, display: 'inline-flex', alignItems: 'center', gap: space[4], fontWeight: 600 })
export const changes = styleVariants({
  good: [change, { color: color.success }],
  bad: [change, { color: color.danger }],
  neutral: [change, { color: color.textMuted }],
})
