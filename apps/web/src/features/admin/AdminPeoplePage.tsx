import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import {
  Button,
  EmptyState,
  IconButton,
  Skeleton,
  Spinner,
  Text,
  showToast,
  type TableSort,
} from '@umkreis/design-system'
import type { PeopleFilter } from '@umkreis/schemas'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { logError } from '../../services/log.ts'
import { describeFailure } from '../../shared/form/describe-failure.ts'
import { useLate } from '../../shared/hooks/use-late.ts'
import { SearchBox } from '../../shared/ui/SearchBox.tsx'
import { note, searchPlace, tool, tools } from './components/admin.css.ts'
import { AdminFrame } from './components/AdminFrame.tsx'
import { InvitationLinkButton } from './components/InvitationLinkButton.tsx'
import { InviteDialog } from './components/invite/InviteDialog.tsx'
import { peopleCopy } from './components/people/copy.ts'
import { PendingInvitations } from './components/people/PendingInvitations.tsx'
import { PeopleFilters, type PeopleView } from './components/people/PeopleFilters.tsx'
import { PeopleTable } from './components/people/PeopleTable.tsx'
import { SearchProgress } from './components/people/SearchProgress.tsx'
import { copy } from './copy.ts'
import { useManagedPeople } from './hooks/use-people-api.ts'
import { saveFile } from './logic/save-file.ts'
import { useInviting } from './use-inviting.ts'
import { usePeople } from './use-people.ts'

const EVERYBODY: PeopleView = {}
const BY_NAME: TableSort = { column: 'name', direction: 'ascending' }

/** The people of the organisation: looking through them, giving roles, inviting more, writing to some, deleting some. */
export function AdminPeoplePage(): ReactNode {
  const [search, setSearch] = useState('')
  const [view, setView] = useState(EVERYBODY)
  const [sort, setSort] = useState(BY_NAME)
  const isPending = view.state === 'invited'
  const filter = filterOf(view, sort)
  const list = usePeople(filter, search)
  const { isInviting, begin, end } = useInviting()
  const isLate = useLate(list.isPending || list.isSearching)
  const isFiltered = Object.keys(view).length > 0
  const isEmpty = list.isSuccess && list.shown.length === 0 && !list.hasNextPage && !list.isSearching

  return (
    <AdminFrame current="people">
      <div className={tools}>
        <div className={searchPlace}>
          <SearchBox label={isPending ? peopleCopy.pending.search : copy.search} value={search} onChange={setSearch} />
        </div>
        <PeopleFilters view={view} counts={list.counts} onChange={setView} />
        <ExportButton filter={filter} search={search} />
        <InvitationLinkButton />
        <Button className={tool} variant="accent" icon={<PlusIcon size={18} weight="bold" />} onPress={begin}>
          {copy.invitePerson}
        </Button>
      </div>
      <SearchProgress />
      {list.counts && list.counts.invited > 0 && !isFiltered ? (
        <div className={note}>
          <Text size="small" tone="muted">
            {peopleCopy.waiting(list.counts.invited)}
          </Text>
          <Button variant="text" size={32} onPress={() => setView({ state: 'invited' })}>
            {peopleCopy.showWaiting}
          </Button>
        </div>
      ) : null}
      {view.state === 'switched-off' ? (
        <div className={note}>
          <Text size="small" tone="muted">
            {peopleCopy.switchedOffLine}
          </Text>
        </div>
      ) : null}
      {isPending ? <PendingInvitations search={search} /> : null}
      {!isPending && isLate && list.isPending ? <Skeleton rows={8} label={copy.loading} /> : null}
      {!isPending && list.isError && list.people.length === 0 ? (
        <EmptyState
          title={copy.failedTitle}
          text={describeFailure(list.error)}
          action={<Button onPress={() => void list.refetch()}>{copy.retry}</Button>}
        />
      ) : null}
      {!isPending && isEmpty && search ? (
        <EmptyState
          title={copy.nobodyFound(search)}
          text={copy.nobodyFoundLine}
          action={<Button onPress={() => setSearch('')}>{copy.clear}</Button>}
        />
      ) : null}
      {!isPending && isEmpty && !search && isFiltered ? (
        <EmptyState
          title={peopleCopy.nobody}
          text={peopleCopy.nobodyLine}
          action={<Button onPress={() => setView(EVERYBODY)}>{peopleCopy.clearFilters}</Button>}
        />
      ) : null}
      {!isPending && isLate && list.isSearching && list.shown.length === 0 ? (
        <Spinner size={24} label={copy.loading} />
      ) : null}
      {!isPending && list.people.length > 0 && (list.shown.length > 0 || list.hasNextPage) ? (
        <PeopleTable
          people={list.shown}
          sort={sort}
          onSort={setSort}
          hasMore={list.hasNextPage}
          isLoadingMore={list.isFetchingNextPage}
          hasFailed={list.isFetchNextPageError}
          onMore={() => void list.fetchNextPage()}
          onDelete={(people) => list.remove(people)}
          onRoles={list.give}
        />
      ) : null}
      <InviteDialog isOpen={isInviting} onClose={end} />
    </AdminFrame>
  )
}

function ExportButton({ filter, search }: { readonly filter: PeopleFilter; readonly search: string }): ReactNode {
  const api = useManagedPeople()
  const text = search.trim()
  const save = useMutation({
    mutationFn: () => api.exportTable(text === '' ? filter : { ...filter, query: text }),
    onSuccess: (table) => saveFile(table, peopleCopy.exportName),
    onError: (error) => {
      logError('The table of people could not be made', error)
      showToast({ tone: 'danger', message: describeFailure(error) || peopleCopy.exportFailed })
    },
  })
  return (
    <IconButton
      label={peopleCopy.export}
      icon={<DownloadSimpleIcon size={20} />}
      disabled={save.isPending}
      onPress={() => save.mutate()}
    />
  )
}

/** What the server is asked for. The order by name is its own. */
function filterOf({ state, ...others }: PeopleView, sort: TableSort): PeopleFilter {
  const order = sort.column === BY_NAME.column && sort.direction === BY_NAME.direction ? {} : orderOf(sort)
  return { ...others, ...(state && state !== 'invited' ? { state } : {}), ...order }
}

function orderOf({ column, direction }: TableSort): PeopleFilter {
  return { sort: column as 'name' | 'city' | 'role', direction }
}
