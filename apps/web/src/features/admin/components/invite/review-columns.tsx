import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle'
import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy'
import { UserCheckIcon } from '@phosphor-icons/react/dist/csr/UserCheck'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import type { TableColumn } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import { stateOf, type ReviewRow } from '../../logic/review-rows.ts'
import { inviteCopy } from './copy.ts'
import { address, danger, mendInput, quiet, ready, state, warning } from './invite.css.ts'

const copy = inviteCopy.review

/** What is told of each row; an address that is none can be written anew in its place. */
export function createReviewColumns(onMend: (id: string, mended: string) => void): readonly TableColumn<ReviewRow>[] {
  return [
    { id: 'row', header: copy.row, share: 9, align: 'end', foldsBelow: 768, cell: ({ row }) => row },
    {
      id: 'email',
      header: copy.email,
      isRowHeader: true,
      cell: (one, secondLine) => (
        <>
          {one.status === 'invalid' ? (
            <input
              className={mendInput}
              type="text"
              inputMode="email"
              aria-label={copy.mend(one.row, one.sheet)}
              aria-invalid={stateOf(one) === 'invalid'}
              value={one.mended ?? one.value}
              onChange={(event) => onMend(one.id, event.currentTarget.value)}
            />
          ) : (
            <span className={address}>{one.value}</span>
          )}
          {secondLine}
        </>
      ),
    },
    {
      id: 'sheet',
      header: copy.sheet,
      share: 18,
      foldsBelow: 993,
      cell: ({ sheet }) => sheet,
      folded: ({ sheet, row }) => `${sheet} ${row}`,
    },
    {
      id: 'state',
      header: copy.state,
      share: 32,
      foldsBelow: 768,
      cell: (one) => <RowState row={one} />,
      folded: (one) => describe(one),
    },
  ]
}

function RowState({ row }: { row: ReviewRow }): ReactNode {
  const now = stateOf(row)
  const [look, icon] = {
    ready: [ready, <CheckCircleIcon key="icon" size={18} weight="fill" aria-hidden />],
    twice: [warning, <CopyIcon key="icon" size={18} aria-hidden />],
    'already-member': [quiet, <UserCheckIcon key="icon" size={18} aria-hidden />],
    'already-invited': [quiet, <UserCheckIcon key="icon" size={18} aria-hidden />],
    invalid: [danger, <WarningCircleIcon key="icon" size={18} weight="fill" aria-hidden />],
  }[now] as [string, ReactNode]
  return (
    <span className={`${state} ${look}`}>
      {icon}
      {describe(row)}
    </span>
  )
}

function describe(row: ReviewRow): string {
  const now = stateOf(row)
  if (now === 'twice') return copy.twice(row.times)
  if (now === 'invalid') return row.reason ?? ''
  if (now === 'ready') return row.status === 'invalid' ? copy.mended : copy.ready
  return now === 'already-member' ? copy.member : copy.invited
}
