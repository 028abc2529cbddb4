import { AlertDialog, Button, Spinner, Table, Text, type TableSort } from '@umkreis/design-system'
import type { ListedUser, OrganisationRole } from '@umkreis/schemas'
import { useAtomValue } from 'jotai'
import { useMemo, useState, type ReactNode } from 'react'
import { currentUserAtom } from '../../../../services/session.ts'
import { formatName } from '../../../../shared/format/format-name.ts'
import { useReached } from '../../../../shared/hooks/use-reached.ts'
import { copy } from '../../copy.ts'
import type { RoleChange } from '../../use-people.ts'
import { useSendMessage } from '../../use-send-message.ts'
import { peopleCopy } from './copy.ts'
import { createPeopleColumns } from './people-columns.tsx'
import { PeopleBar } from './PeopleBar.tsx'

type PeopleTableProps = {
  readonly people: readonly ListedUser[]
  readonly sort: TableSort
  readonly onSort: (sort: TableSort) => void
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly hasFailed: boolean
  readonly onMore: () => void
  readonly onDelete: (people: readonly ListedUser[]) => void
  readonly onRoles: (changes: readonly RoleChange[]) => void
}

type Asked =
  | { readonly kind: 'delete'; readonly people: readonly ListedUser[] }
  | { readonly kind: 'role'; readonly people: readonly ListedUser[]; readonly role: OrganisationRole }

const NONE: ReadonlySet<string> = new Set()

/** People as rows; the next page loads as the last row comes near. What changes somebody is asked before it happens. */
export function PeopleTable(props: PeopleTableProps): ReactNode {
  const { people, sort, onSort, hasMore, isLoadingMore, hasFailed, onMore, onDelete, onRoles } = props
  const me = useAtomValue(currentUserAtom)
  const [asked, setAsked] = useState<Asked>()
  const [selected, setSelected] = useState(NONE)
  const end = useReached<HTMLDivElement>(hasMore && !isLoadingMore && !hasFailed, onMore)
  const sendMessage = useSendMessage()
  const chosen = people.filter(({ userId }) => selected.has(userId))
  const others = chosen.filter(({ userId }) => userId !== me.userId)
  const askRole = (who: readonly ListedUser[], role: OrganisationRole) => setAsked({ kind: 'role', people: who, role })
  // The same ones as long as possible: thousands of rows would be drawn anew with each page that comes.
  const columns = useMemo(
    () =>
      createPeopleColumns({
        me: me.userId,
        onMessage: (userId) => sendMessage([userId]),
        onDelete: (person) => setAsked({ kind: 'delete', people: [person] }),
        onRole: (person, role) => setAsked({ kind: 'role', people: [person], role }),
      }),
    [me.userId, sendMessage],
  )
  const confirm = () => {
    if (asked?.kind === 'delete') onDelete(asked.people)
    if (asked?.kind === 'role') onRoles(asked.people.map((person) => ({ person, role: asked.role })))
    setAsked(undefined)
    setSelected(NONE)
  }
  return (
    <>
      <Table
        label={copy.tabs.people}
        columns={columns}
        rows={people}
        rowKey={({ userId }) => userId}
        sort={sort}
        onSort={onSort}
        selection={{
          selected,
          onChange: setSelected,
          rowLabel: (person) => peopleCopy.choose(formatName(person)),
          allLabel: peopleCopy.chooseAll,
        }}
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
      {chosen.length > 0 ? (
        <PeopleBar
          people={chosen}
          others={others}
          onRole={(role) => askRole(chosen, role)}
          onMessage={() => sendMessage(others.map(({ userId }) => userId))}
          onDelete={() => setAsked({ kind: 'delete', people: others })}
          onClear={() => setSelected(NONE)}
        />
      ) : null}
      <AlertDialog
        open={asked !== undefined}
        title={asked ? titleOf(asked) : ''}
        message={asked?.kind === 'role' ? peopleCopy.roleMessage[asked.role] : copy.deleteMessage}
        confirmLabel={asked?.kind === 'role' ? peopleCopy.roleConfirm : copy.deleteProfile}
        danger={asked?.kind === 'delete'}
        onCancel={() => setAsked(undefined)}
        onConfirm={confirm}
      />
    </>
  )
}

function titleOf(asked: Asked): string {
  const [first] = asked.people
  const isOne = asked.people.length === 1 && first !== undefined
  if (asked.kind === 'delete') {
    return isOne ? copy.deleteTitle(formatName(first)) : peopleCopy.deleteManyTitle(asked.people.length)
  }
  return peopleCopy.roleTitle(isOne ? formatName(first) : peopleCopy.people(asked.people.length), asked.role)
}
