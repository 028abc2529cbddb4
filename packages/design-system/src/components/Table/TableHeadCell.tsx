import type { ReactNode } from 'react'
import { ArrowDownIcon } from '@phosphor-icons/react/dist/csr/ArrowDown'
import { ArrowUpIcon } from '@phosphor-icons/react/dist/csr/ArrowUp'
import { Button as AriaButton } from 'react-aria-components/Button'
import { classNames } from '../../internal/class-names.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { actionsCell, align, folding, headCell, sortArrow, sortButton, sticky } from './Table.css.ts'
import { nextSort, type TableColumn, type TableSort } from './table-columns.ts'

interface HeadCellProps<Row> {
  column: TableColumn<Row>
  sort: TableSort | undefined
  onSort: ((sort: TableSort) => void) | undefined
  isSticky: boolean
}

/** The header of one column; pressing one that can be sorted by asks for its order. */
export function HeadCell<Row>({ column, sort, onSort, isSticky }: HeadCellProps<Row>): ReactNode {
  const { id, header, isActions, isSortable, share, foldsBelow } = column
  const direction = sort?.column === id ? sort.direction : undefined
  const Arrow = direction === 'descending' ? ArrowDownIcon : ArrowUpIcon
  return (
    <th
      scope="col"
      className={classNames(
        headCell,
        isActions && actionsCell,
        align[column.align ?? 'start'],
        foldsBelow && folding[foldsBelow],
        isSticky && sticky,
      )}
      style={share === undefined ? undefined : { width: `${share}%` }}
      aria-sort={isSortable ? (direction ?? 'none') : undefined}
    >
      {isSortable && onSort ? (
        <AriaButton className={sortButton} onPress={() => onSort(nextSort(sort, id))}>
          {header}
          <Arrow className={sortArrow} size={14} weight="bold" aria-hidden />
        </AriaButton>
      ) : isActions ? (
        <VisuallyHidden>{header}</VisuallyHidden>
      ) : (
        header
      )}
    </th>
  )
}
