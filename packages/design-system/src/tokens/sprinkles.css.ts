import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles'
import { media, radius, space } from './scales.ts'
import { vars } from './vars.css.ts'

const { canvas, surface, sunken, wash, washFaint, accentWash, bar, ink, banner } = vars.color

const layout = defineProperties({
  conditions: { phone: {}, tablet: { '@media': media.tablet }, desktop: { '@media': media.desktop } },
  defaultCondition: 'phone',
  properties: {
    display: ['none', 'block', 'inline', 'inline-block', 'flex', 'inline-flex', 'grid', 'contents'],
    flexDirection: ['row', 'column', 'row-reverse', 'column-reverse'],
    flexWrap: ['nowrap', 'wrap'],
    alignItems: ['stretch', 'flex-start', 'center', 'flex-end', 'baseline'],
    justifyContent: ['flex-start', 'center', 'flex-end', 'space-between'],
    gap: space,
    paddingTop: space,
    paddingBottom: space,
    paddingLeft: space,
    paddingRight: space,
  },
  shorthands: {
    padding: ['paddingTop', 'paddingBottom', 'paddingLeft', 'paddingRight'],
    paddingX: ['paddingLeft', 'paddingRight'],
    paddingY: ['paddingTop', 'paddingBottom'],
  },
})

const look = defineProperties({
  properties: {
    background: { canvas, surface, sunken, wash, washFaint, accentWash, bar, ink, banner },
    borderRadius: radius,
    flexGrow: [0, 1],
    flexShrink: [0, 1],
    minWidth: [0],
    width: { full: '100%' },
    textAlign: ['start', 'center', 'end'],
    overflow: ['hidden', 'auto', 'visible'],
    position: ['relative', 'static'],
  },
})

/**
 * The closed vocabulary of layout: tokens only, by width where a screen needs it. It belongs to `Box`, `Stack` and
 * `Inline` alone and leaves by no front door: a style file of another package that ran it on its way to the tokens would
 * take its rules along and lose them.
 */
export const sprinkles = createSprinkles(layout, look)

/** What {@link sprinkles} takes. */
export type Sprinkles = Parameters<typeof sprinkles>[0]
