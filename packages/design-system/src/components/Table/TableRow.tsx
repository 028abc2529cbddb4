import { memo, type ReactNode } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { actionsCell, align, cell, choiceCell, foldedLine, foldedPart, folding, row as rowStyle } from './Table.css.ts'
import type { TableColumn } from './table-columns.ts'

interface TableRowProps<Row> {
  id: string
  row: Row
  columns: readonly TableColumn<Row>[]
  /** What its box is called; without it there is none. */
  choiceLabel: string | undefined
  isChosen: boolean
  /** Always the same function, so that rows which stay as they are need not be drawn anew. */
  onChoose: (id: string, isChosen: boolean) => void
}

/** One row; what has no column at this width stands in a second line under the row's name. */
export const TableRow = memo(Row) as typeof Row

function Row<One>({ id, row, columns, choiceLabel, isChosen, onChoose }: TableRowProps<One>): ReactNode {
  return (
    <tr className={rowStyle} aria-selected={choiceLabel === undefined ? undefined : isChosen}>
      {choiceLabel === undefined ? null : (
        <td className={classNames(cell, choiceCell)}>
          <Checkbox aria-label={choiceLabel} selected={isChosen} onChange={(is) => onChoose(id, is)} />
        </td>
      )}
      {columns.map((column) => {
        const className = classNames(
          cell,
          column.isActions && actionsCell,
          align[column.align ?? 'start'],
          column.foldsBelow && folding[column.foldsBelow],
        )
        return column.isRowHeader ? (
          <th key={column.id} scope="row" className={className}>
            {column.cell(row, <SecondLine row={row} columns={columns} />)}
          </th>
        ) : (
          <td key={column.id} className={className}>
            {column.cell(row, null)}
          </td>
        )
      })}
    </tr>
  )
}

function SecondLine<Row>({ row, columns }: { row: Row; columns: readonly TableColumn<Row>[] }): ReactNode {
  const parts = columns.flatMap(({ id, foldsBelow, folded }) => {
    const words = foldsBelow && folded?.(row)
    return foldsBelow && words ? [{ id, foldsBelow, words }] : []
  })
  if (parts.length === 0) return null
  const first = Math.max(...parts.map(({ foldsBelow }) => foldsBelow)) as 768 | 993
  return (
    <span className={foldedLine[first]}>
      {parts.map(({ id, foldsBelow, words }) => (
        <span key={id} className={foldedPart[foldsBelow]}>
          {words}
        </span>
      ))}
    </span>
  )
}
