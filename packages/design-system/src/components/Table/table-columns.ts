import type { ReactNode } from 'react'

/** The order a table is in: by which column, and which way. */
export interface TableSort {
  readonly column: string
  readonly direction: 'ascending' | 'descending'
}

/**
 * A column. The one with `isRowHeader` names its row; below the width `foldsBelow` a column goes, and what `folded` gives
 * (a word or two, nothing to press) moves to a second line, which the cell of the row's name is given to put in its place.
 * `share` is its part of the width in percent; what is left goes to the others. `isActions` makes it narrow, and its
 * header is only heard.
 */
export interface TableColumn<Row> {
  readonly id: string
  readonly header: string
  readonly cell: (row: Row, secondLine: ReactNode) => ReactNode
  readonly isRowHeader?: boolean
  readonly isActions?: boolean
  readonly isSortable?: boolean
  readonly align?: 'start' | 'end'
  readonly share?: number
  readonly foldsBelow?: 768 | 993
  readonly folded?: (row: Row) => ReactNode
}

/** The order after a press on a column's header: ascending first, then the other way. */
export function nextSort(sort: TableSort | undefined, column: string): TableSort {
  return { column, direction: sort?.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending' }
}

/**
 * The selection after a row was chosen or not. With `from`, the row that was chosen before, every row between the two
 * follows, as Shift does everywhere.
 *
 * @param order The ids of all rows, as they are shown.
 */
export function selectRows(
  selection: ReadonlySet<string>,
  order: readonly string[],
  id: string,
  isChosen: boolean,
  from?: string,
): ReadonlySet<string> {
  const next = new Set(selection)
  const start = from === undefined ? -1 : order.indexOf(from)
  const end = order.indexOf(id)
  const changed = start < 0 || end < 0 ? [id] : order.slice(Math.min(start, end), Math.max(start, end) + 1)
  for (const one of changed) {
    if (isChosen) next.add(one)
    else next.delete(one)
  }
  return next
}
