import { AlertDialog, Button, Spinner, Text } from '@umkreis/design-system'
import type { User } from '@umkreis/schemas'
import { useAtomValue } from 'jotai'
import { useState, type ReactNode } from 'react'
import { currentUserAtom } from '../../../services/session.ts'
import { formatName } from '../../../shared/format/format-name.ts'
import { useReached } from '../../../shared/hooks/use-reached.ts'
import { copy } from '../copy.ts'
import { cityColumn, foot, headCell, hiddenWords, roleColumn, table, tableCard } from './admin.css.ts'
import { PersonRow } from './PersonRow.tsx'

type PeopleTableProps = {
  readonly people: readonly User[]
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly hasFailed: boolean
  readonly onMore: () => void
  readonly onDelete: (person: User) => void
}

/** People as rows; the next page loads as the last row comes near. */
export function PeopleTable(props: PeopleTableProps): ReactNode {
  const { people, hasMore, isLoadingMore, hasFailed, onMore, onDelete } = props
  const me = useAtomValue(currentUserAtom)
  const [leaving, setLeaving] = useState<User>()
  const end = useReached<HTMLDivElement>(hasMore && !isLoadingMore && !hasFailed, onMore)
  return (
    <div className={tableCard}>
      <table className={table}>
        <thead>
          <tr>
            <th className={headCell} scope="col">
              {copy.columns.person}
            </th>
            <th className={`${headCell} ${cityColumn}`} scope="col">
              {copy.columns.city}
            </th>
            <th className={`${headCell} ${roleColumn}`} scope="col">
              {copy.columns.role}
            </th>
            <th className={headCell} scope="col">
              <span className={hiddenWords}>{copy.columns.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <PersonRow
              key={person.userId}
              person={person}
              isMe={person.userId === me.userId}
              onDelete={() => setLeaving(person)}
            />
          ))}
        </tbody>
      </table>
      <div ref={end} className={foot}>
        {isLoadingMore ? <Spinner size={24} label={copy.loadingMore} /> : null}
        {hasFailed ? <Button onPress={onMore}>{copy.retry}</Button> : null}
        {!hasMore && !isLoadingMore ? (
          <Text size="small" tone="muted" tabular>
            {copy.shown(people.length)}
          </Text>
        ) : null}
      </div>
      <AlertDialog
        open={leaving !== undefined}
        title={copy.deleteTitle(leaving ? formatName(leaving) : '')}
        message={copy.deleteMessage}
        confirmLabel={copy.deleteProfile}
        danger
        onCancel={() => setLeaving(undefined)}
        onConfirm={() => {
          if (leaving) onDelete(leaving)
          setLeaving(undefined)
        }}
      />
    </div>
  )
}
