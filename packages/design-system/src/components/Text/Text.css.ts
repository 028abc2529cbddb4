import { recipe } from '@vanilla-extract/recipes'
import { measure, media } from '../../tokens/scales.ts'
import { tabular, TYPE_STEPS, typeStyle, type TypeStep } from '../../tokens/typography.ts'
import { vars } from '../../tokens/vars.css.ts'

const { color } = vars
const steps = Object.fromEntries(TYPE_STEPS.map((step) => [step, typeStyle(step)])) as Record<
  TypeStep,
  ReturnType<typeof typeStyle>
>

export const text = recipe({
  variants: {
    size: { ...steps, hero: { ...steps.hero, '@media': { [media.below768]: typeStyle('heroSmall') } } },
    weight: { 400: { fontWeight: 400 }, 500: { fontWeight: 500 }, 600: { fontWeight: 600 } },
    tone: {
      text: { color: color.text },
      muted: { color: color.textMuted },
      faint: { color: color.textFaint },
      accent: { color: color.accentText },
      success: { color: color.success },
      warning: { color: color.warning },
      danger: { color: color.danger },
      onInk: { color: color.onInk },
      onBar: { color: color.onBar },
      inherit: { color: 'inherit' },
    },
    align: { start: { textAlign: 'start' }, center: { textAlign: 'center' }, end: { textAlign: 'end' } },
    tabular: { true: tabular },
    truncate: { true: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 } },
    reading: { true: { maxWidth: measure } },
    preserve: { true: { whiteSpace: 'pre-wrap' } },
  },
})
