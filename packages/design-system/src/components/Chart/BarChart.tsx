import type { ReactNode } from 'react'
import { barHidden, barRow, bars as barsStyle, barTone, barWay, number, words } from './Chart.css.ts'
import { formatFigure } from './format-figure.ts'

/** One bar: its number, or the words that say why there is none. */
export interface Bar {
  id: string
  name: string
  value: number | string
  /** Belongs to what the title says. */
  isFinding?: boolean
}

/** {@link BarChart}. */
export interface BarChartProps {
  label: string
  bars: readonly Bar[]
}

/** Amounts side by side, each with its name and its number. What is not told is hatched and says why. */
export function BarChart({ label, bars }: BarChartProps): ReactNode {
  const most = Math.max(1, ...bars.map(({ value }) => (typeof value === 'number' ? value : 0)))
  return (
    <ul className={barsStyle} aria-label={label}>
      {bars.map(({ id, name, value, isFinding }) => (
        <li key={id} className={barRow}>
          <span>{name}</span>
          <span className={barWay}>
            {typeof value === 'number' ? (
              <>
                <span
                  className={barTone[isFinding ? 'finding' : 'plain']}
                  style={{ width: `calc((100% - 3.25rem) * ${value / most})` }}
                />
                <span className={number}>{formatFigure(value)}</span>
              </>
            ) : (
              <>
                <span className={barHidden} />
                <span className={words}>{value}</span>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
