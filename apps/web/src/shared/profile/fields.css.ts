import { media, space } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

/** Two fields beside each other; below each other on phones. */
export const pair = style({
  display: 'grid',
  gap: space[20],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
})
