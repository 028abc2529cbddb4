import { style } from '@vanilla-extract/css'
import { focusRing, media, radius, space, tabular, typeStyle, vars } from '@umkreis/design-system/tokens'

const { color } = vars

export const page = style({ paddingTop: space[24] })
export const heading = style([typeStyle('page'), { '@media': { [media.from1200]: typeStyle('large') } }])
export const lead = style([typeStyle('body'), { color: color.textMuted, paddingBlock: `${space[8]} ${space[32]}` }])

export const budget = style({
  display: 'grid',
  gap: space[32],
  alignItems: 'center',
  '@media': { [media.from993]: { gridTemplateColumns: '220px 1fr', gap: space[56] } },
})
export const ring = style({ position: 'relative', width: '200px', marginInline: 'auto' })
export const ringTitle = style([
  typeStyle('small', 600),
  { position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', padding: space[40], textAlign: 'center' },
])
export const arc = style({ fill: 'none', strokeWidth: '22' })
const colours = [color.chart3, color.chart1, color.disc3, color.chart2] as const
export const arcs = colours.map((stroke) => style([arc, { stroke }]))
export const swatches = colours.map((background) =>
  style({
    display: 'block',
    width: space[32],
    height: space[8],
    marginBottom: space[12],
    borderRadius: radius.full,
    background,
    boxShadow: `inset 0 0 0 1px ${color.borderStrong}`,
    forcedColorAdjust: 'none',
  }),
)
export const budgetLead = style([typeStyle('small'), { color: color.textMuted, paddingBottom: space[16] }])
export const cards = style({
  display: 'grid',
  gap: space[12],
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
    [media.from993]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
})
export const card = style({ position: 'relative' })
export const cardButton = style({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  height: '100%',
  padding: space[20],
  borderRadius: radius.m,
  background: color.surface,
  boxShadow: `inset 0 0 0 1px ${color.border}`,
  color: color.text,
  ':hover': { background: color.wash },
  ':focus-visible': focusRing,
  '@media': {
    // The text below it then stays inside its own cell.
    print: { height: 'auto' },
    [media.forced]: { border: '1px solid ButtonText' },
  },
})
export const share = style([typeStyle('page'), tabular, { display: 'block' }])
export const name = style([typeStyle('body'), { display: 'block', color: color.textMuted }])
/** Above its card: shown while the card is pointed at, focused or touched, until Escape. */
export const tip = style([
  typeStyle('small'),
  {
    position: 'absolute',
    zIndex: 3,
    bottom: `calc(100% - ${space[8]})`,
    insetInline: 0,
    padding: `${space[12]} ${space[16]}`,
    borderRadius: radius.s,
    background: color.bar,
    color: color.onBar,
    boxShadow: vars.elevation[3],
    visibility: 'hidden',
    opacity: 0,
    selectors: {
      [`${card}:hover:not([data-tip="closed"]) &, ${card}:focus-within:not([data-tip="closed"]) &`]: {
        visibility: 'visible',
        opacity: 1,
      },
    },
    '@media': {
      [media.forced]: { border: '1px solid CanvasText' },
      // On paper nobody can point: what each share pays for stands below it as text.
      print: {
        position: 'static',
        display: 'block',
        width: 'auto',
        background: 'none',
        color: color.text,
        boxShadow: 'none',
        visibility: 'visible',
        opacity: 1,
      },
    },
  },
])

export const badge = style([
  typeStyle('small', 600),
  {
    display: 'inline-block',
    padding: `${space[4]} ${space[12]}`,
    marginBottom: space[12],
    borderRadius: radius.full,
    background: color.wash,
  },
])
export const features = style({
  display: 'grid',
  gap: `${space[12]} ${space[32]}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
    [media.from993]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  },
})
export const promises = style({
  display: 'grid',
  gap: space[16],
  '@media': { [media.from768]: { gridTemplateColumns: '1fr 1fr' } },
})
export const premiumTitle = style({ marginBottom: space[32] })
