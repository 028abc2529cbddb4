import type { ReactNode } from 'react'
import {
  axis,
  axisText,
  dot,
  dotFrame,
  leader,
  markText,
  plot,
  under,
  untold as untoldStyle,
  untoldNumber,
  untoldRing,
} from './Chart.css.ts'
import { formatFigure } from './format-figure.ts'
import { placeDots, type PlacedDot, type ValuedDot } from './place-dots.ts'
import { useWidth } from './use-width.ts'

/** {@link DotPlot}: things by their value, and how many there are below the least, of which nothing more is told. */
export interface DotPlotProps {
  label: string
  dots: readonly ValuedDot[]
  least: number
  untold: { count: number; unit: string; foot: string }
}

const HEIGHT = 300
const MIDDLE = 146
const MARKS = [5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000]

/** Each thing a dot, by its value; a few are named. */
export function DotPlot({ label, dots, least, untold }: DotPlotProps): ReactNode {
  const [box, width] = useWidth<HTMLDivElement>(440)
  const most = Math.max(least * 2, ...dots.map(({ value }) => value))
  const { placed, radius } = placeDots(dots, { width, height: 196, least, most })
  const end = placed.reduce((far, { x }) => Math.max(far, x), width - radius)
  const x = (value: number) => (Math.log(value / least) / Math.log(most / least)) * (end - radius) + radius
  return (
    <div className={dotFrame}>
      <div>
        <div className={untoldStyle}>
          <div className={untoldRing}>
            <span className={untoldNumber}>{formatFigure(untold.count)}</span>
            {untold.unit}
          </div>
        </div>
        <p className={under}>{untold.foot}</p>
      </div>
      <div ref={box}>
        <svg className={plot} width={width} height={HEIGHT} role="img" aria-label={label}>
          {placed.map(({ name, x: left, y }) => (
            <circle key={name} className={dot} cx={left} cy={MIDDLE + y} r={radius} />
          ))}
          {chooseNamed(placed, width).map(({ name, value, x: left, y, isAbove, anchor }) => (
            <g key={name}>
              <line
                className={leader}
                x1={left}
                x2={left}
                y1={MIDDLE + y + (isAbove ? -radius : radius)}
                y2={isAbove ? 30 : HEIGHT - 44}
              />
              <text className={markText} x={left} y={isAbove ? 22 : HEIGHT - 30} textAnchor={anchor}>
                {name} {formatFigure(value)}
              </text>
            </g>
          ))}
          <line className={axis} x1={0} x2={width} y1={HEIGHT - 22} y2={HEIGHT - 22} />
          {MARKS.filter((mark) => mark >= least && mark <= most).map((mark) => (
            <text key={mark} className={axisText} x={x(mark)} y={HEIGHT - 5} textAnchor="middle">
              {formatFigure(mark)}
            </text>
          ))}
        </svg>
      </div>
    </div>
  )
}

/** The last, and a few others that stand far enough from each other, above and below in turn. */
function chooseNamed(placed: readonly PlacedDot[], width: number) {
  const named: (PlacedDot & { isAbove: boolean; anchor: 'start' | 'end' | 'middle' })[] = []
  const room = { above: [] as [number, number][], below: [] as [number, number][] }
  const sorted = placed.toSorted((a, b) => b.value - a.value)
  const wanted = [0, 0.12, 0.3, 0.55, 0.8, 0.98].map((share) => sorted[Math.round(share * (sorted.length - 1))])
  for (const one of wanted) {
    if (!one || named.some(({ name }) => name === one.name)) continue
    const length = (one.name.length + String(one.value).length + 1) * 7.4
    const anchor = one.x + length / 2 > width ? 'end' : one.x - length / 2 < 0 ? 'start' : 'middle'
    const from = anchor === 'end' ? one.x - length : anchor === 'start' ? one.x : one.x - length / 2
    if (from < 0 || from + length > width) continue
    const isFree = (side: [number, number][]) => side.every(([a, b]) => from + length + 12 < a || from > b + 12)
    const side = isFree(room.above) && (named.length % 2 === 0 || !isFree(room.below)) ? 'above' : 'below'
    if (!isFree(room[side])) continue
    room[side].push([from, from + length])
    named.push({ ...one, isAbove: side === 'above', anchor })
  }
  return named
}
