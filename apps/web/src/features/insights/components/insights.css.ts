import { media, space } from '@umkreis/design-system/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[20],
  width: '100%',
  maxWidth: '1216px',
  marginInline: 'auto',
  padding: `${space[32]} ${space[24]} ${space[56]}`,
  '@media': {
    [media.below768]: { padding: `${space[16]} ${space[16]} ${space[40]}` },
    [media.from1440]: { paddingInline: `${space[16]} ${space[32]}` },
    // The page alone: no frame, no tools.
    print: { position: 'absolute', inset: '0 0 auto', padding: 0, maxWidth: 'none', visibility: 'visible' },
  },
})
globalStyle(`body:has(${page}) *`, { '@media': { print: { visibility: 'hidden' } } })
globalStyle(`${page} *`, { '@media': { print: { visibility: 'visible !important' as 'visible' } } })

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[12],
  alignItems: 'center',
  justifyContent: 'space-between',
})
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  alignItems: 'center',
  '@media': { print: { display: 'none' } },
})
export const filters = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], alignItems: 'center' })
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  // Two small charts stand side by side where the large one between them has a row of its own.
  gridAutoFlow: 'row dense',
  gap: space[16],
  selectors: { '&[data-stale="true"]': { opacity: 0.6 } },
})
const whole = { gridColumn: 'span 12' } as const
/** A third, a half below, a row of its own on phones. */
export const third = style({
  ...whole,
  '@media': { [media.from768]: { gridColumn: 'span 6' }, [media.from1200]: { gridColumn: 'span 4' } },
})
export const fifth = style({ ...whole, '@media': { [media.from1200]: { gridColumn: 'span 5' } } })
export const quarter = style({
  ...whole,
  '@media': { [media.from768]: { gridColumn: 'span 6' }, [media.from1200]: { gridColumn: 'span 3' } },
})
export const half = style({ ...whole, '@media': { [media.from1200]: { gridColumn: 'span 6' } } })
export const text = style({ display: 'grid', gap: space[24], maxWidth: '44rem' })
export const part = style({ display: 'grid', gap: space[12] })
export const lines = style({ display: 'grid', gap: space[8], paddingInlineStart: space[20], listStyle: 'disc' })
export const row = style({ display: 'flex', gap: space[16], alignItems: 'center', justifyContent: 'space-between' })
