import { radius, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const disc = style({
  position: 'relative',
  display: 'inline-block',
  flexShrink: 0,
  width: '48px',
  height: '48px',
  borderRadius: radius.full,
  background: vars.color.accentWash,
})

export const member = style({ position: 'absolute', display: 'inline-flex', borderRadius: radius.full })

const at = (top: string, left: string) => style({ top, left })

/** Where each person stands on the disc, for two and for three of them. */
export const place = {
  two: [at('0px', '2px'), at('24px', '24px')],
  three: [at('-2px', '12px'), at('24px', '-2px'), at('24px', '26px')],
} as const
