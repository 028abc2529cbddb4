import { useCallback, useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { card, choiceCell, foot as footStyle, headCell, sticky, table, waiting, wide } from './Table.css.ts'
import { selectRows, type TableColumn, type TableSort } from './table-columns.ts'
import { HeadCell } from './TableHeadCell.tsx'
import { TableRow } from './TableRow.tsx'
import { LOADING } from '../../internal/labels.ts'

/** Which rows are chosen: their ids, who hears of a change, and what the boxes are called. */
export interface TableSelection<Row> {
  readonly selected: ReadonlySet<string>
  readonly onChange: (selected: ReadonlySet<string>) => void
  readonly rowLabel: (row: Row) => string
  readonly allLabel: string
}

/**
 * {@link Table}: `label` names it. The rows come sorted by the owner; `sort` and `onSort` show and ask for another order.
 * `loading` shows rows to come instead of none; `empty` is said when there are none. `foot` stands below the rows, for a
 * count or what loads more. Of very many rows only those are drawn anew that change: keep `columns` the same, and each row.
 * `stickyHeader` keeps the header at the top of the page while the rows pass under it.
 */
export interface TableProps<Row> {
  label: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sort?: TableSort
  onSort?: (sort: TableSort) => void
  selection?: TableSelection<Row>
  empty?: ReactNode
  loading?: boolean
  loadingLabel?: string
  foot?: ReactNode
  stickyHeader?: boolean
}

/**
 * Rows of one kind under named columns, as a real table: readers of the screen walk it cell by cell. Columns without room
 * fold into a second line. Shift chooses every row between two; the arrow keys walk from box to box.
 */
export function Table<Row>({
  label,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  selection,
  empty,
  loading = false,
  loadingLabel = LOADING,
  foot,
  stickyHeader = false,
}: TableProps<Row>): ReactNode {
  const labelId = useId()
  const last = useRef<string>(undefined)
  const shift = useRef(false)
  const ids = rows.map(rowKey)
  const chosen = selection ? ids.filter((id) => selection.selected.has(id)).length : 0

  const choose = (id: string, isChosen: boolean) => {
    if (!selection) return
    selection.onChange(selectRows(selection.selected, ids, id, isChosen, shift.current ? last.current : undefined))
    last.current = id
  }
  const latest = useRef(choose)
  useLayoutEffect(() => {
    latest.current = choose
  })
  const onChoose = useCallback((id: string, isChosen: boolean) => latest.current(id, isChosen), [])
  const chooseAll = (isChosen: boolean) => {
    const others = [...(selection?.selected ?? [])].filter((id) => !ids.includes(id))
    selection?.onChange(new Set(isChosen ? [...others, ...ids] : others))
    last.current = undefined
  }

  return (
    <div
      className={card}
      onKeyDownCapture={(event) => {
        shift.current = event.shiftKey
      }}
      onPointerDownCapture={(event) => {
        shift.current = event.shiftKey
      }}
    >
      <VisuallyHidden id={labelId}>{label}</VisuallyHidden>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys for the boxes within */}
      <table className={table} aria-labelledby={labelId} aria-busy={loading} onKeyDown={walkBoxes}>
        <thead>
          <tr>
            {selection ? (
              <th scope="col" className={classNames(headCell, choiceCell, stickyHeader && sticky)}>
                <Checkbox
                  aria-label={selection.allLabel}
                  selected={rows.length > 0 && chosen === rows.length}
                  indeterminate={chosen > 0 && chosen < rows.length}
                  disabled={rows.length === 0}
                  onChange={chooseAll}
                />
              </th>
            ) : null}
            {columns.map((column) => (
              <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} isSticky={stickyHeader} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <TableRow
              key={ids[index]}
              id={ids[index] ?? ''}
              row={row}
              columns={columns}
              choiceLabel={selection?.rowLabel(row)}
              isChosen={selection?.selected.has(ids[index] ?? '') ?? false}
              onChoose={onChoose}
            />
          ))}
        </tbody>
      </table>
      {/* Not a cell: one over all columns would bring back those that have folded. */}
      {rows.length === 0 ? (
        <div className={loading ? waiting : wide}>{loading ? <Skeleton rows={4} label={loadingLabel} /> : empty}</div>
      ) : null}
      {foot ? <div className={footStyle}>{foot}</div> : null}
    </div>
  )
}

/** Arrow up and down in a box lead to the box above and below. */
function walkBoxes(event: KeyboardEvent<HTMLTableElement>): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (by === 0 || !(event.target instanceof HTMLInputElement) || event.target.type !== 'checkbox') return
  const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type="checkbox"]:enabled')]
  const next = boxes[boxes.indexOf(event.target) + by]
  if (!next) return
  event.preventDefault()
  next.focus()
}
