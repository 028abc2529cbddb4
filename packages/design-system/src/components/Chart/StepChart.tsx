import type { ReactNode } from 'react'
import { area, axis, axisText, bigText, findingDot, leader, line, plot } from './Chart.css.ts'
import { formatFigure } from './format-figure.ts'
import { useWidth } from './use-width.ts'

/** One point in time with its value; `label` stands on the axis where there is room. */
export interface StepPoint {
  label: string
  value: number
}

/** {@link StepChart}: `label` tells those who listen what the curve shows; `from` is the words at its beginning. */
export interface StepChartProps {
  label: string
  points: readonly StepPoint[]
  from?: string
  height?: number
}

const TOP = 34
const FOOT = 24
const LABEL_WIDTH = 64

/** A number over time, in steps: between two of them nothing is known. The last one is written out. */
export function StepChart({ label, points, from, height = 200 }: StepChartProps): ReactNode {
  const [box, width] = useWidth<HTMLDivElement>(400)
  const values = points.map(({ value }) => value)
  const most = Math.max(1, ...values)
  const low = Math.min(...values)
  // Where little changes, the curve still begins at a round floor well below, so that a step is not made a cliff.
  const floor = low > most * 0.6 ? Math.floor((low - (most - low) * 2) / 10) * 10 : 0
  const least = Math.max(0, floor)
  const ground = height - FOOT
  const x = (at: number) => (points.length < 2 ? 0 : (at / (points.length - 1)) * (width - 10))
  const y = (value: number) => ground - ((value - least) / Math.max(1, most - least)) * (ground - TOP)
  const path = points.map(({ value }, at) => (at === 0 ? `M0,${y(value)}` : `H${x(at)}V${y(value)}`)).join('')
  const every = Math.max(1, Math.ceil((points.length * LABEL_WIDTH) / width))
  const last = points.at(-1)
  const first = points[0]
  return (
    <div ref={box}>
      <svg className={plot} width={width} height={height} role="img" aria-label={label}>
        {first && last ? (
          <>
            <path className={area} d={`${path}V${ground}H0Z`} />
            <path className={line} d={path} />
            <line className={axis} x1={0} x2={width} y1={ground} y2={ground} />
            {from === undefined ? null : (
              <>
                <line className={leader} x1={1} x2={1} y1={y(first.value) - 8} y2={y(first.value) - 30} />
                <text className={axisText} x={6} y={Math.max(12, y(first.value) - 22)}>
                  {from}
                </text>
              </>
            )}
            <circle className={findingDot} cx={x(points.length - 1)} cy={y(last.value)} r={6} />
            <text className={bigText} x={width - 4} y={Math.max(20, y(last.value) - 14)} textAnchor="end">
              {formatFigure(last.value)}
            </text>
            {points.map(({ label: words }, at) =>
              at % every === 0 && x(at) < width - LABEL_WIDTH / 2 ? (
                <text key={at} className={axisText} x={x(at)} y={height - 6}>
                  {words}
                </text>
              ) : null,
            )}
          </>
        ) : null}
      </svg>
    </div>
  )
}
