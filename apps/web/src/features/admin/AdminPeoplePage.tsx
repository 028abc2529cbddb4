import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { Button, EmptyState, Skeleton } from '@umkreis/design-system'
import { useState, type ReactNode } from 'react'
import { describeFailure } from '../../shared/form/describe-failure.ts'
import { SearchBox } from '../../shared/ui/SearchBox.tsx'
import { searchPlace, tool, tools } from './components/admin.css.ts'
import { AdminFrame } from './components/AdminFrame.tsx'
import { InvitationLinkButton } from './components/InvitationLinkButton.tsx'
import { InviteDialog } from './components/InviteDialog.tsx'
import { PeopleTable } from './components/PeopleTable.tsx'
import { copy } from './copy.ts'
import { filterPeople } from './logic/filter-people.ts'
import { useInviting } from './use-inviting.ts'
import { usePeople } from './use-people.ts'

/** The people of the organisation: looking through them, inviting more, writing to one, deleting one. */
export function AdminPeoplePage(): ReactNode {
  const list = usePeople()
  const [search, setSearch] = useState('')
  const { isInviting, begin, end } = useInviting()
  const shown = filterPeople(list.people, search)

  return (
    <AdminFrame current="people">
      <div className={tools}>
        <div className={searchPlace}>
          <SearchBox label={copy.search} value={search} onChange={setSearch} />
        </div>
        <InvitationLinkButton />
        <Button className={tool} variant="accent" icon={<PlusIcon size={18} weight="bold" />} onPress={begin}>
          {copy.invitePerson}
        </Button>
      </div>
      {list.isPending ? <Skeleton rows={8} label={copy.loading} /> : null}
      {list.isError && list.people.length === 0 ? (
        <EmptyState
          title={copy.failedTitle}
          text={describeFailure(list.error)}
          action={<Button onPress={() => void list.refetch()}>{copy.retry}</Button>}
        />
      ) : null}
      {list.isSuccess && shown.length === 0 && search && !list.hasNextPage ? (
        <EmptyState
          title={copy.nobodyFound(search)}
          text={copy.nobodyFoundLine}
          action={<Button onPress={() => setSearch('')}>{copy.clear}</Button>}
        />
      ) : null}
      {list.people.length > 0 && (shown.length > 0 || list.hasNextPage) ? (
        <PeopleTable
          people={shown}
          hasMore={list.hasNextPage}
          isLoadingMore={list.isFetchingNextPage}
          hasFailed={list.isFetchNextPageError}
          onMore={() => void list.fetchNextPage()}
          onDelete={(person) => list.remove(person)}
        />
      ) : null}
      <InviteDialog isOpen={isInviting} onClose={end} />
    </AdminFrame>
  )
}
