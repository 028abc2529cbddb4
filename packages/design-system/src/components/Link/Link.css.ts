import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { focusRing } from '../../tokens/focus.ts'
import { radius } from '../../tokens/scales.ts'
import { vars } from '../../tokens/vars.css.ts'

export const link = recipe({
  base: {
    borderRadius: radius.tail,
    textUnderlineOffset: '.2em',
    textDecorationThickness: '.08em',
    cursor: 'pointer',
    selectors: { '&:focus-visible, &[data-focus-visible]': focusRing },
  },
  variants: {
    tone: {
      accent: {
        color: vars.color.accentText,
        fontWeight: 600,
        selectors: { '&:hover': { textDecoration: 'underline' } },
      },
      text: { color: vars.color.text, textDecoration: 'underline' },
      quiet: { color: vars.color.textMuted, selectors: { '&:hover': { textDecoration: 'underline' } } },
      inherit: { color: 'inherit', selectors: { '&:hover': { textDecoration: 'underline' } } },
    },
  },
})

/** As high as the letters around it, and never on a line of its own. */
export const external = style({
  display: 'inline-block',
  width: '1em',
  height: '1em',
  marginInlineStart: '.2em',
  verticalAlign: '-.12em',
})
