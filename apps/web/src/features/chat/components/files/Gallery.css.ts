import { radius, space } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const large = style({ display: 'block' })
/** As large as the picture will be, so that it comes into focus instead of appearing. */
export const placeholder = style({
  position: 'relative',
  maxWidth: '100%',
  maxHeight: '100%',
  width: '100%',
  borderRadius: radius.s,
  overflow: 'hidden',
})
export const loading = style({ position: 'absolute', insetInline: space[24], bottom: space[12] })
export const problem = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[16],
  padding: space[24],
  textAlign: 'center',
})
