import { style } from '@vanilla-extract/css'
import { typeStyle } from '../../tokens/typography.ts'
import { vars } from '../../tokens/vars.css.ts'

export const drawing = style({ width: '100%', maxWidth: 360, height: 'auto', fill: 'none', overflow: 'visible' })
export const line1 = style({ stroke: vars.color.line1, strokeWidth: 2.5 })
export const line2 = style({ stroke: vars.color.line2, strokeWidth: 2.5 })
export const disc = style({ fill: vars.color.disc1 })
export const dot = style({ fill: vars.color.line1 })
export const behind = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', fill: 'none' })
export const crossed = style({ ...typeStyle('section', 600), position: 'relative', color: vars.color.text })
export const full = style({ width: '100%' })
