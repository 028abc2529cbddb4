import { AlertDialog, Button, Spinner, Table, Text } from '@umkreis/design-system'
import type { User } from '@umkreis/schemas'
import { useAtomValue } from 'jotai'
import { useState, type ReactNode } from 'react'
import { currentUserAtom } from '../../../services/session.ts'
import { formatName } from '../../../shared/format/format-name.ts'
import { useReached } from '../../../shared/hooks/use-reached.ts'
import { copy } from '../copy.ts'
import { useSendMessage } from '../use-send-message.ts'
import { createPeopleColumns } from './people-columns.tsx'

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
  const sendMessage = useSendMessage()
  const columns = createPeopleColumns({ me: me.userId, onMessage: sendMessage, onDelete: setLeaving })
  return (
    <>
      <Table
        label={copy.tabs.people}
        columns={columns}
        rows={people}
        rowKey={({ userId }) => userId}
        foot={
          <div ref={end}>
            {isLoadingMore ? <Spinner size={24} label={copy.loadingMore} /> : null}
            {hasFailed ? <Button onPress={onMore}>{copy.retry}</Button> : null}
            {!hasMore && !isLoadingMore ? (
              <Text size="small" tone="muted" tabular>
                {copy.shown(people.length)}
              </Text>
            ) : null}
          </div>
        }
      />
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
    </>
  )
}
