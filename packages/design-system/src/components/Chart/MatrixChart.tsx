import type { ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { matrix, matrixColumnName, matrixRowName, matrixTone, onPaper } from './Chart.css.ts'
import { formatFigure } from './format-figure.ts'
import { useWidth } from './use-width.ts'

/** {@link MatrixChart}: a value for each pair of names, `value(row, column)` with the row at or after the column. */
export interface MatrixChartProps {
  label: string
  names: readonly string[]
  value: (row: number, column: number) => number | null
  /** Said where there is none. */
  untold: string
  /** The pair that the title speaks of. */
  finding?: readonly [row: number, column: number] | undefined
}

const NAME_WIDTH = 108
const NAMED_CELL = 64
const NUMBERED_CELL = 44

/** How much each two have to do with each other, the half of a square below its diagonal. Fewer names where there is little room. */
export function MatrixChart({ label, names, value, untold, finding }: MatrixChartProps): ReactNode {
  const [box, width] = useWidth<HTMLDivElement>(560)
  const room = width - NAME_WIDTH
  const isNamed = room / names.length >= NAMED_CELL
  const count = Math.min(names.length, Math.max(2, Math.floor(room / NUMBERED_CELL)))
  const shown = names.slice(0, count)
  const values = shown.flatMap((_, row) => shown.slice(0, row + 1).map((_name, column) => value(row, column) ?? 0))
  const most = Math.max(...values, 0)
  const toneOf = (row: number, column: number, figure: number | null) => {
    if (figure === null) return 'untold'
    if (finding?.[0] === row && finding[1] === column) return 'finding'
    return figure > most * 0.62 ? 'high' : figure > most * 0.28 ? 'middle' : 'low'
  }
  return (
    <div ref={box}>
      <table className={matrix} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" style={{ width: `${NAME_WIDTH}px` }}>
              <VisuallyHidden>{label}</VisuallyHidden>
            </th>
            {shown.map((name, column) => (
              <th key={column} scope="col" className={matrixColumnName}>
                {isNamed ? (
                  name
                ) : (
                  <>
                    <span aria-hidden>{column + 1}</span>
                    <VisuallyHidden>{name}</VisuallyHidden>
                  </>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((name, row) => (
            <tr key={row}>
              <th scope="row" className={matrixRowName}>
                {isNamed ? name : `${row + 1} ${name}`}
              </th>
              {shown.slice(0, row + 1).map((_other, column) => {
                const figure = value(row, column)
                return (
                  <td key={column} className={matrixTone[toneOf(row, column, figure)]}>
                    {figure === null ? (
                      <span className={onPaper}>{isNamed ? untold : <Short words={untold} />}</span>
                    ) : (
                      formatFigure(figure)
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The hatch says it to those who see; there is no room for words. */
function Short({ words }: { words: string }) {
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  )
}
