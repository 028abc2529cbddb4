import { radius, space, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8], maxWidth: '100%' })

/** As the reactions that it stands beside. */
export const pill = style({
  width: '40px',
  height: '28px',
  minHeight: '28px',
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.full,
})
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] })
