import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { focusRing } from '../../tokens/focus.ts'
import { layer, media, motion, radius, space } from '../../tokens/scales.ts'
import { typeStyle } from '../../tokens/typography.ts'
import { vars } from '../../tokens/vars.css.ts'

const { color } = vars
const appear = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })

/**
 * Bottom left on desktop, beside a side list whose width a page gives in `--uk-side-list`; on phones above the bottom bar,
 * whose height it gives in `--uk-bottom-bar`. An action bar tells by itself how far up it reaches, in `--uk-action-bar`.
 * All three stand on the root element, because messages lie beside the page and not in it.
 */
const aboveActions = `calc(var(--uk-action-bar, 0px) + ${space[12]})`
export const region = style({
  position: 'fixed',
  zIndex: layer.toast,
  insetInlineStart: `calc(var(--uk-side-list, 0px) + ${space[24]})`,
  bottom: `max(${space[24]}, ${aboveActions})`,
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
      bottom: `max(calc(var(--uk-bottom-bar, 80px) + env(safe-area-inset-bottom) + ${space[12]}), ${aboveActions})`,
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
  // As round as it can be with one line; more lines keep the corners of a card.
  borderRadius: radius.l,
  background: color.bar,
  color: color.onBar,
  boxShadow: vars.elevation[3],
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  vars: { [color.focus]: color.barAction },
  selectors: { '&:focus-visible': { outline: `3px solid ${color.barAction}`, outlineOffset: '3px' } },
  '@media': {
    [media.moving]: { animation: `${appear} ${motion.move}` },
    [media.forced]: { border: '1px solid CanvasText' },
  },
})
export const content = style({ display: 'flex', alignItems: 'center', gap: space[12], flex: 1, minWidth: 0 })
export const icon = styleVariants({
  success: { color: color.barSuccess, flexShrink: 0 },
  danger: { color: color.barDanger, flexShrink: 0 },
})
export const action = style({
  position: 'relative',
  color: color.barAction,
  flexShrink: 0,
  fontWeight: 600,
  paddingBlock: space[8],
  paddingInline: space[8],
  borderRadius: radius.s,
  selectors: { '&:focus-visible': focusRing },
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
})
