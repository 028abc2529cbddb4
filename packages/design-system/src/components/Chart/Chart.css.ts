import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media, radius, space } from '../../tokens/scales.ts'
import { tabular, typeStyle } from '../../tokens/typography.ts'
import { vars } from '../../tokens/vars.css.ts'

const { color } = vars

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  minWidth: 0,
  height: '100%',
  padding: space[24],
  borderRadius: radius.l,
  border: `1px solid ${color.border}`,
  background: color.surface,
  boxShadow: vars.elevation[1],
  '@media': {
    [media.phone]: { padding: space[16] },
    print: { breakInside: 'avoid', boxShadow: 'none' },
  },
})

export const head = style({ display: 'flex', gap: space[8], alignItems: 'flex-start', justifyContent: 'space-between' })
export const titles = style({ display: 'flex', flexDirection: 'column', gap: space[4], minWidth: 0 })
export const tools = style({ display: 'flex', gap: space[4], flexShrink: 0, '@media': { print: { display: 'none' } } })
export const body = style({ flexGrow: 1, minWidth: 0 })
export const tableBox = style({ maxHeight: '22rem', overflowY: 'auto' })

export const table = style({ width: '100%', ...typeStyle('small'), ...tabular })
const cell = {
  padding: `${space[4]} ${space[8]}`,
  borderBottom: `1px solid ${color.border}`,
  textAlign: 'start',
} as const
globalStyle(`${table} th, ${table} td`, cell)
globalStyle(`${table} thead th`, { position: 'sticky', top: 0, background: color.surface, color: color.textMuted })
globalStyle(`${table} td:not(:first-child)`, { textAlign: 'end' })
globalStyle(`${table} thead th:not(:first-child)`, { textAlign: 'end' })
globalStyle(`${table} tbody th`, { fontWeight: 400 })

/** A hatch and a dashed outline: what is not told, also without colours. */
export const hatch = style({
  border: `1px dashed ${color.borderStrong}`,
  borderRadius: radius.tail,
  backgroundColor: color.sunken,
  backgroundImage: `repeating-linear-gradient(135deg, transparent 0 5px, color-mix(in srgb, ${color.borderStrong} 38%, transparent) 5px 6px)`,
})

export const bars = style({ display: 'flex', flexDirection: 'column', gap: space[12] })
export const barRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7.5rem) minmax(0, 1fr)',
  gap: space[12],
  alignItems: 'center',
  ...typeStyle('small'),
})
export const barWay = style({ display: 'flex', alignItems: 'center', gap: space[8], minWidth: 0 })
const bar = style({
  height: '20px',
  minWidth: '6px',
  borderRadius: radius.tail,
  flexShrink: 1,
  printColorAdjust: 'exact',
})
export const barTone = styleVariants({
  finding: [bar, { background: color.chart1 }],
  plain: [bar, { background: `color-mix(in srgb, ${color.chart1} 42%, ${color.surface})` }],
})
export const barHidden = style([hatch, { height: '20px', width: '36px', flexShrink: 0 }])
export const number = style({ ...typeStyle('small', 600), ...tabular, flexShrink: 0 })
export const words = style({ ...typeStyle('small'), color: color.textMuted })

export const plot = style({ display: 'block', width: '100%', overflow: 'visible', printColorAdjust: 'exact' })
export const axisText = style({ ...typeStyle('meta'), ...tabular, fill: color.textMuted })
export const markText = style({ ...typeStyle('small', 600), fill: color.text })
export const bigText = style({ ...typeStyle('title'), ...tabular, fill: color.text })
export const axis = style({ stroke: color.border, strokeWidth: 1 })
export const leader = style({ stroke: color.borderStrong, strokeWidth: 1, strokeDasharray: '2 3' })
export const dot = style({ fill: color.chart1 })
export const findingDot = style({ fill: color.chart2, stroke: color.text, strokeWidth: 1 })
export const area = style({ fill: color.wash })
export const line = style({ fill: 'none', stroke: color.chart1, strokeWidth: 3, strokeLinejoin: 'round' })

export const dotFrame = style({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr)',
  gap: space[16],
  alignItems: 'end',
})
export const untold = style([
  hatch,
  {
    height: '268px',
    borderRadius: radius.s,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    '@media': { print: { printColorAdjust: 'exact' } },
  },
])
export const untoldRing = style({
  width: '76px',
  height: '76px',
  borderRadius: radius.full,
  border: `3px solid ${color.chart2}`,
  background: color.surface,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  ...typeStyle('meta'),
  color: color.textMuted,
})
export const untoldNumber = style({ ...typeStyle('title'), ...tabular, color: color.accentText })
export const under = style({ ...typeStyle('meta'), color: color.textMuted, textAlign: 'center', marginTop: space[8] })

export const rings = style({ display: 'flex', flexWrap: 'wrap', gap: space[16], alignItems: 'center' })
export const ringList = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  flexGrow: 1,
  minWidth: '9rem',
})
export const ringRow = style({ display: 'flex', justifyContent: 'space-between', gap: space[8], ...typeStyle('small') })
export const ringWay = style({ fill: 'none', stroke: color.border })
export const ringUntold = style({ fill: 'none', stroke: color.border, opacity: 0.5 })
export const ringArc = styleVariants({
  finding: { fill: 'none', stroke: color.chart2 },
  plain: { fill: 'none', stroke: color.chart1 },
})

export const matrix = style({
  borderCollapse: 'separate',
  borderSpacing: '4px',
  ...typeStyle('small'),
  tableLayout: 'fixed',
  width: '100%',
})
export const matrixRowName = style({ textAlign: 'end', fontWeight: 400, paddingRight: space[8], hyphens: 'auto' })
export const matrixColumnName = style({
  ...typeStyle('meta'),
  color: color.textMuted,
  verticalAlign: 'bottom',
  hyphens: 'auto',
})
const matrixCell = style({
  height: '40px',
  textAlign: 'center',
  borderRadius: radius.tail,
  ...tabular,
  fontWeight: 600,
  printColorAdjust: 'exact',
})
const tint = (share: number) => `color-mix(in srgb, ${color.chart1} ${share}%, ${color.surface})`
export const matrixTone = styleVariants({
  low: [matrixCell, { background: tint(16), color: color.text }],
  middle: [matrixCell, { background: tint(34), color: color.text }],
  high: [matrixCell, { background: color.ink, color: color.onInk }],
  finding: [matrixCell, { background: color.chart2, color: color.onAccent }],
  untold: [matrixCell, hatch, { ...typeStyle('meta'), color: color.text }],
})
/** Words on a hatch stand on paper, so that no line crosses them. */
export const onPaper = style({
  background: color.surface,
  borderRadius: radius.tail,
  padding: '0 4px',
  display: 'inline-block',
})
