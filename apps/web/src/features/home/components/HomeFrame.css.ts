import { media, space } from '@umkreis/design-system/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[20],
  width: '100%',
  maxWidth: '1216px',
  marginInline: 'auto',
  padding: `${space[20]} ${space[24]} ${space[40]}`,
  '@media': {
    [media.below768]: { gap: space[16], padding: `${space[16]} ${space[16]} ${space[40]}` },
    [media.from1440]: { paddingInline: `${space[16]} ${space[32]}` },
  },
})

/** As wide as the page on a phone, so that three tabs share it. */
export const switcher = style({ display: 'grid', '@media': { [media.from768]: { justifyContent: 'start' } } })
globalStyle(`${switcher} > *`, { minWidth: 0 })
