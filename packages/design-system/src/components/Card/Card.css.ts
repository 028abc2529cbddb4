import { recipe } from '@vanilla-extract/recipes'
import { media, radius, space } from '../../tokens/scales.ts'
import { vars } from '../../tokens/vars.css.ts'

const { color } = vars

export const card = recipe({
  base: { position: 'relative', borderRadius: radius.l, color: color.text, minWidth: 0 },
  variants: {
    tone: {
      surface: { background: color.surface, border: `1px solid ${color.border}`, boxShadow: vars.elevation[1] },
      wash: { background: color.wash, border: '1px solid transparent' },
      sunken: { background: color.sunken, border: '1px solid transparent' },
      ink: {
        background: color.bar,
        border: '1px solid transparent',
        vars: {
          [color.text]: color.onBar,
          [color.textMuted]: color.barMuted,
          [color.borderStrong]: color.barLine,
          [color.border]: `color-mix(in srgb, ${color.barLine} 45%, ${color.bar})`,
          [color.disabled]: color.barWash,
          [color.onDisabled]: color.barMuted,
          [color.wash]: color.barWash,
          [color.washHover]: color.barWashHover,
          [color.focus]: color.barAction,
        },
        color: color.onBar,
      },
    },
    padding: {
      0: {},
      16: { padding: space[16] },
      24: { padding: space[24], '@media': { [media.phone]: { padding: space[16] } } },
      32: { padding: space[32], '@media': { [media.phone]: { padding: space[24] } } },
    },
    clip: { true: { overflow: 'hidden' } },
  },
})
