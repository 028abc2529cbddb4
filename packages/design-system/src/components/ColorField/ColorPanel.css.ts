import { style } from '@vanilla-extract/css'
import { control, radius, space } from '../../tokens/scales.ts'
import { tabular, typeStyle } from '../../tokens/typography.ts'
import { vars } from '../../tokens/vars.css.ts'
import { popover as floating } from '../Menu/Menu.css.ts'

const { color } = vars

export const popover = style([floating, { padding: space[16], maxWidth: 'calc(100vw - 16px)' }])
export const dialog = style({ outline: 0 })
export const panel = style({ display: 'grid', gap: space[16], width: '256px', maxWidth: '100%' })

export const area = style({
  width: '100%',
  height: '168px',
  borderRadius: radius.s,
  boxShadow: `inset 0 0 0 1px ${color.borderStrong}`,
  forcedColorAdjust: 'none',
  selectors: { '&[data-disabled]': { opacity: 0.5 } },
})
export const track = style({
  width: '100%',
  height: '24px',
  borderRadius: radius.full,
  forcedColorAdjust: 'none',
})
/** Two rings, so that it is seen on every colour. */
export const thumb = style({
  width: '24px',
  height: '24px',
  borderRadius: radius.full,
  border: `3px solid ${color.onBar}`,
  boxShadow: `0 0 0 1.5px ${color.bar}, inset 0 0 0 1.5px ${color.bar}`,
  forcedColorAdjust: 'none',
  selectors: { '&[data-focus-visible]': { boxShadow: `0 0 0 1.5px ${color.bar}, 0 0 0 5px ${color.focus}` } },
})
export const trackThumb = style([thumb, { top: '50%' }])
/** Half a thumb stays free at both ends of the slider. */
export const slider = style({ paddingInline: '12px' })
export const foot = style({ display: 'flex', alignItems: 'center', gap: space[12], minHeight: control[40] })
export const value = style({ ...typeStyle('small', 600), ...tabular, color: color.text, marginInlineEnd: 'auto' })
