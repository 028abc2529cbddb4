import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { focusRing } from '../../tokens/focus.ts'
import { layer, media, motion, radius, space } from '../../tokens/scales.ts'
import { typeStyle } from '../../tokens/typography.ts'
import { vars } from '../../tokens/vars.css.ts'

const { color } = vars
const appear = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })

/** Bottom left on desktop; on phones above the bottom bar, whose height a page may give in `--uk-bottom-bar`. */
export const region = style({
  position: 'fixed',
  zIndex: layer.toast,
  insetInlineStart: space[24],
  bottom: space[24],
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'flex-start',
  gap: space[12],
  maxWidth: 'min(480px, calc(100vw - 32px))',
  outline: 0,
  borderRadius: radius.l,
  selectors: { '&:focus-visible': focusRing },
  '@media': {
    [media.below993]: {
      insetInline: space[16],
      bottom: `calc(var(--uk-bottom-bar, 80px) + env(safe-area-inset-bottom) + ${space[12]})`,
    },
  },
})
export const toast = style({
  ...typeStyle('small', 600),
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: '52px',
  paddingBlock: space[8],
  paddingInline: space[20],
  borderRadius: radius.full,
  background: color.bar,
  color: color.onBar,
  boxShadow: vars.elevation[3],
  vars: { [color.focus]: color.barAction },
  selectors: { '&:focus-visible': { outline: `3px solid ${color.barAction}`, outlineOffset: '3px' } },
  '@media': { [media.moving]: { animation: `${appear} ${motion.move}` } },
})
export const content = style({ display: 'flex', alignItems: 'center', gap: space[12], flex: 1, minWidth: 0 })
export const icon = styleVariants({
  success: { color: color.barSuccess, flexShrink: 0 },
  danger: { color: color.barDanger, flexShrink: 0 },
})
export const action = style({
  position: 'relative',
  color: color.barAction,
  fontWeight: 600,
  paddingBlock: space[8],
  paddingInline: space[8],
  borderRadius: radius.s,
  selectors: { '&:focus-visible': focusRing },
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
})
