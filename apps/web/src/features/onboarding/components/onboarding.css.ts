import { layer, media, space, typeStyle, vars } from '@umkreis/design-system/tokens'
import { style } from '@vanilla-extract/css'

const wide = media.desktop
const narrow = media.belowDesktop
const BAND = '240px'

export const frame = style({
  display: 'grid',
  minHeight: '100dvh',
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(480px, 664px) minmax(0, 1fr)' },
    [narrow]: { gridTemplateRows: `${BAND} 1fr` },
  },
})

export const circle = style({
  minWidth: 0,
  '@media': {
    [wide]: { gridColumn: 2, gridRow: 1, position: 'sticky', top: 0, height: '100dvh' },
    [narrow]: { gridRow: 1, height: BAND, overflow: 'hidden' },
  },
})

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  '@media': {
    [wide]: {
      gridColumn: 1,
      gridRow: 1,
      minHeight: '100dvh',
      padding: `${space[40]} clamp(40px, 6.6vw, 96px) ${space[40]}`,
    },
    [narrow]: {
      gridRow: 2,
      width: '100%',
      maxWidth: '680px',
      marginInline: 'auto',
      padding: `${space[24]} ${space[20]} 0`,
      position: 'relative',
    },
  },
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  '@media': {
    // The mark would stand on the circle; the dots stand beside the title.
    [narrow]: { position: 'absolute', insetInlineEnd: space[20], top: space[24], justifyContent: 'flex-end' },
  },
})
export const brand = style({ '@media': { [narrow]: { display: 'none' } } })

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[32],
  outline: 'none',
  '@media': {
    // Title and buttons stand at the same height in every step: nothing jumps on the way.
    [wide]: { paddingTop: `clamp(${space[40]}, 13dvh, ${space[120]})`, paddingBottom: space[40] },
    [narrow]: { flexGrow: 1, gap: space[24] },
  },
})
export const title = style({
  '@media': { [narrow]: { ...typeStyle('section'), maxWidth: 'calc(100% - 140px)' } },
})

/** As high as the longest step without skills. */
const FORM_HEIGHT = '424px'

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[20],
  '@media': { [wide]: { minHeight: FORM_HEIGHT }, [narrow]: { flexGrow: 1 } },
})

export const actions = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[16],
  marginTop: 'auto',
  paddingTop: space[12],
  '@media': {
    [narrow]: {
      position: 'sticky',
      bottom: 0,
      zIndex: layer.raised,
      marginInline: `-${space[20]}`,
      padding: `${space[12]} ${space[20]} calc(${space[24]} + env(safe-area-inset-bottom))`,
      background: `linear-gradient(transparent, ${vars.color.canvas} ${space[12]})`,
    },
  },
})

/** Its words stand in line with the fields, though the button's ground reaches further. */
export const back = style({ marginInlineStart: `-${space[24]}` })
