import type { StyleRule } from '@vanilla-extract/css'
import { motion, media } from './scales.ts'
import { vars } from './vars.css.ts'

/** The focus ring: 3 px, 3 px away, on everything that takes the keyboard. */
export const focusRing = {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '3px',
} satisfies StyleRule

/** Changes that may be seen happening; with reduced motion they are instant. */
export function transition(properties: readonly string[], speed: keyof typeof motion = 'quick') {
  return {
    '@media': { [media.moving]: { transition: properties.map((name) => `${name} ${motion[speed]}`).join(', ') } },
  } satisfies StyleRule
}
