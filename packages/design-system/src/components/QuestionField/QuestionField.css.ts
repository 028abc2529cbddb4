import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { layer, media, motion, radius, space } from '../../tokens/scales.ts'
import { tabular, typeStyle } from '../../tokens/typography.ts'
import { vars } from '../../tokens/vars.css.ts'

const { color } = vars

export const root = style({ position: 'relative', width: '100%' })

const shell = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  background: color.surface,
  color: color.text,
  border: '1px solid transparent',
  cursor: 'text',
  '@media': {
    [media.moving]: { transition: `box-shadow ${motion.quick}` },
    '(forced-colors: active)': { borderColor: 'FieldText' },
  },
})
export const look = styleVariants({
  large: [
    shell,
    {
      minHeight: '80px',
      borderRadius: radius.full,
      paddingInlineStart: space[32],
      paddingInlineEnd: space[12],
      gap: space[16],
      boxShadow: `inset 0 0 0 2px ${color.ink}, ${vars.elevation[3]}`,
      selectors: {
        '&:has([data-question]:focus-visible)': {
          boxShadow: `inset 0 0 0 2px ${color.ink}, 0 0 0 4px ${color.halo}, ${vars.elevation[3]}`,
        },
      },
      '@media': {
        [media.below768]: {
          flexWrap: 'wrap',
          alignItems: 'flex-start',
          borderRadius: radius.l,
          padding: space[20],
          paddingBlockEnd: space[12],
          gap: space[8],
        },
      },
    },
  ],
  slim: [
    shell,
    {
      minHeight: '56px',
      borderRadius: radius.full,
      paddingInlineStart: space[20],
      paddingInlineEnd: space[8],
      gap: space[12],
      boxShadow: `inset 0 0 0 1.5px ${color.borderStrong}`,
      selectors: {
        '&:has([data-question]:focus-visible)': { boxShadow: `inset 0 0 0 2px ${color.ink}, 0 0 0 4px ${color.halo}` },
      },
      '@media': { [media.below768]: { borderRadius: '28px' } },
    },
  ],
})
export const mark = style({
  display: 'flex',
  flexShrink: 0,
  color: color.ink,
  '@media': { [media.below768]: { display: 'none' } },
})

/** How far the words fade at an end beyond which there are more. */
const startFade = createVar()
const endFade = createVar()

export const text = style({
  vars: { [startFade]: '0px', [endFade]: '0px' },
  position: 'relative',
  flex: '1 1 0',
  minWidth: 0,
  overflow: 'hidden',
  paddingBlockEnd: '10px',
  marginBlockEnd: '-10px',
  selectors: {
    '&[data-before]': { vars: { [startFade]: '32px' } },
    '&[data-after]': { vars: { [endFade]: '32px' } },
    '&:is([data-before], [data-after])': {
      maskImage: `linear-gradient(to right, transparent, black ${startFade}, black calc(100% - ${endFade}), transparent)`,
    },
  },
})
export const textLarge = style({ '@media': { [media.below768]: { flexBasis: '100%' } } })
export const textSlim = style({
  '@media': { [media.below768]: { paddingBlock: '4px', marginBlockEnd: 0 } },
})
const words = style({
  display: 'block',
  width: '100%',
  border: 0,
  outline: 0,
  padding: 0,
  background: 'transparent',
  color: 'inherit',
  caretColor: color.caret,
  hyphens: 'none',
  textOverflow: 'ellipsis',
  selectors: { '&::placeholder': { color: color.textFaint, opacity: 1 }, '&:focus-visible': { outline: 0 } },
})
export const size = styleVariants({
  large: [
    words,
    {
      ...typeStyle('section', 500),
      selectors: { '[data-long] > &': typeStyle('title', 500) },
      '@media': { [media.below768]: typeStyle('title', 500) },
    },
  ],
  slim: [words, { ...typeStyle('title', 500), '@media': { [media.below768]: typeStyle('body', 500) } }],
})
export const area = style({ resize: 'none', overflow: 'hidden' })
/** At most three lines above results, where the people matter more; all of the question while somebody writes. */
export const areaSlim = style({
  selectors: {
    '&:not(:focus)': { maxHeight: '72px', overflow: 'hidden !important' },
    '[data-cut] > &:not(:focus)': {
      maskImage: 'linear-gradient(black, black), linear-gradient(to right, black calc(100% - 48px), transparent)',
      maskSize: '100% 48px, 100% 24px',
      maskPosition: 'top, bottom',
      maskRepeat: 'no-repeat',
    },
  },
})

/** Lies over the words, letter on letter, and draws only the arcs. */
export const mirror = style({
  position: 'absolute',
  insetInlineStart: 0,
  top: 0,
  pointerEvents: 'none',
  color: 'transparent',
})
export const mirrorOneLine = style({ whiteSpace: 'pre', width: 'max-content' })
export const mirrorArea = style({ whiteSpace: 'pre-wrap', overflowWrap: 'break-word', width: '100%' })
export const part = style({ position: 'relative' })
export const arc = style({
  position: 'absolute',
  insetInlineStart: 0,
  bottom: '-5px',
  width: '100%',
  height: '7px',
  overflow: 'visible',
  fill: 'none',
})
export const arcState = styleVariants({ understood: { stroke: color.line1 }, open: { stroke: color.line2 } })

export const end = style({ display: 'flex', alignItems: 'center', gap: space[4], flexShrink: 0 })
/** Where fingers type there are no keys to hint at. */
export const keys = style({ display: 'contents', '@media': { [media.below768]: { display: 'none' } } })
export const note = style({
  ...typeStyle('small'),
  color: color.textMuted,
  alignSelf: 'center',
  '@media': { [media.from768]: { display: 'none' } },
})
export const endLarge = style({ '@media': { [media.below768]: { marginInlineStart: 'auto' } } })
export const go = style({
  width: '56px !important',
  minHeight: '56px',
  '@media': { [media.below768]: { width: '44px !important', minHeight: '44px' } },
})

export const panel = style({
  position: 'absolute',
  insetInline: 0,
  top: `calc(100% + ${space[12]})`,
  zIndex: layer.popover,
  padding: space[8],
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius.l,
  boxShadow: vars.elevation[3],
  '@media': { [media.below768]: { top: `calc(100% + ${space[8]})`, padding: '6px' } },
})
export const option = style({
  ...typeStyle('body'),
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: '48px',
  paddingBlock: space[8],
  paddingInline: space[12],
  borderRadius: radius.m,
  cursor: 'pointer',
  selectors: {
    '&[data-active]': { background: color.wash },
    '&[aria-selected="true"]': { boxShadow: `inset 0 0 0 2px ${color.focus}` },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { background: color.washFaint }, '&[data-active]:hover': { background: color.wash } },
    },
  },
})
export const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: '32px',
  height: '32px',
  flexShrink: 0,
  borderRadius: radius.full,
  background: color.accentWash,
  color: color.accentText,
  overflow: 'hidden',
})
export const optionWords = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[12],
})
export const quiet = style({ ...typeStyle('small'), ...tabular, color: color.textMuted })
export const below = style({
  borderBlockStart: `1px solid ${color.border}`,
  marginBlockStart: space[8],
  marginInline: space[12],
  paddingBlock: space[12],
})
export const belowAlone = style({ borderBlockStart: 0, marginBlockStart: 0 })
