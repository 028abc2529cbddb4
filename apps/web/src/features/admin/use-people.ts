import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { InfiniteData } from '@tanstack/react-query'
import { showToast } from '@umkreis/design-system'
import {
  USERS_PAGE_SIZE,
  type ListedUser,
  type OrganisationRole,
  type PeopleFilter,
  type UserId,
} from '@umkreis/schemas'
import { useMemo, useState } from 'react'
import { logError } from '../../services/log.ts'
import { describeFailure } from '../../shared/form/describe-failure.ts'
import { formatName } from '../../shared/format/format-name.ts'
import { useSettled } from '../../shared/hooks/use-settled.ts'
import { peopleCopy } from './components/people/copy.ts'
import { copy } from './copy.ts'
import { useManagedPeople } from './hooks/use-people-api.ts'
import { filterPeople } from './logic/filter-people.ts'
import { flattenPages, nextPageNumber } from './logic/people-pages.ts'

const NOBODY: ReadonlySet<UserId> = new Set()
const TYPING_REST_MS = 200
const LIST = ['admin', 'people', 'list']
/** How many there are, for filters and for those who wait. */
export const PEOPLE_COUNTS_KEY = ['admin', 'people', 'counts']

/** How many people there are, by what they can be filtered by. */
export function usePeopleCounts() {
  const api = useManagedPeople()
  return useQuery({ queryKey: PEOPLE_COUNTS_KEY, queryFn: ({ signal }) => api.counts(signal) }).data
}

/**
 * The organisation's people, page by page. What is typed looks through those that are there at once, and through
 * everybody at the server when there are more.
 */
export function usePeople(filter: PeopleFilter, search: string) {
  const api = useManagedPeople()
  const [gone, setGone] = useState(NOBODY)
  const counts = usePeopleCounts()
  const rested = useSettled(search.trim(), TYPING_REST_MS)
  const isLarge = (counts?.total ?? 0) > USERS_PAGE_SIZE
  const asked = isLarge ? rested : ''
  const wanted: PeopleFilter = asked === '' ? filter : { ...filter, query: asked }
  const query = useInfiniteQuery({
    queryKey: [...LIST, wanted],
    queryFn: ({ pageParam, signal }) => api.page(pageParam, wanted, signal),
    initialPageParam: 1,
    getNextPageParam: (_last, pages) => nextPageNumber(pages),
    placeholderData: keepPreviousData,
  })
  const people = useMemo(() => flattenPages(query.data?.pages ?? [], gone), [query.data, gone])
  // The server knows more ways to write a name: what it found is not looked through again.
  const isAnswered = asked !== '' && asked === search.trim() && !query.isPlaceholderData
  const shown = useMemo(() => (isAnswered ? people : filterPeople(people, search)), [isAnswered, people, search])
  const isSearching = isLarge && search.trim() !== '' && !isAnswered

  const remove = useRemoving(setGone)
  const give = useGivingRoles()
  return { ...query, people, shown, isSearching, counts, remove, give }
}

/** Deleting people: gone at once, and back again if the server refuses. */
function useRemoving(setGone: (change: (before: ReadonlySet<UserId>) => ReadonlySet<UserId>) => void) {
  const api = useManagedPeople()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (people: readonly ListedUser[]) => api.delete(people.map(({ userId }) => userId)),
    onMutate: (people) => setGone((before) => new Set([...before, ...people.map(({ userId }) => userId)])),
    // The pages stay as they came: one that lost a person would look like the last.
    onSuccess: (_nothing, people) => {
      void client.invalidateQueries({ queryKey: PEOPLE_COUNTS_KEY })
      const [one] = people
      showToast({
        message: people.length === 1 && one ? copy.deleted(formatName(one)) : peopleCopy.deletedMany(people.length),
      })
    },
    onError: (error, people) => {
      logError('A profile could not be deleted', error)
      const back = new Set(people.map(({ userId }) => userId))
      setGone((before) => new Set([...before].filter((userId) => !back.has(userId))))
      showToast({ tone: 'danger', message: describeFailure(error) })
    },
  }).mutate
}

/** A person, and the role they get. */
export type RoleChange = { readonly person: ListedUser; readonly role: OrganisationRole }

/** Giving people roles; what they had before can be given back for as long as the message stands. */
function useGivingRoles() {
  const api = useManagedPeople()
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: ({ changes }: { changes: readonly RoleChange[]; isUndo?: boolean }) =>
      api.changeRoles(changes.map(({ person, role }) => ({ userId: person.userId, role }))),
    onSuccess: (_nothing, { changes, isUndo = false }) => {
      const roles = new Map(changes.map(({ person, role }) => [person.userId, role]))
      client.setQueriesData<InfiniteData<ListedUser[]>>({ queryKey: LIST }, (data) => data && withRoles(data, roles))
      const [first] = changes
      if (!first) return
      const names = changes.length === 1 ? formatName(first.person) : peopleCopy.people(changes.length)
      const before = changes.map(({ person }) => ({ person, role: person.organisationRole ?? 'member' }))
      const action = { label: peopleCopy.undo, onPress: () => mutate({ changes: before, isUndo: true }) }
      showToast(
        isUndo
          ? { message: peopleCopy.roleBack(names) }
          : { message: peopleCopy.roleChanged(names, peopleCopy.roles[first.role]), action },
      )
    },
    onError: (error) => {
      logError('A role could not be changed', error)
      showToast({ tone: 'danger', message: describeFailure(error) })
    },
  })
  return (changes: readonly RoleChange[]) => mutate({ changes })
}

function withRoles(
  data: InfiniteData<ListedUser[]>,
  roles: ReadonlyMap<UserId, OrganisationRole>,
): InfiniteData<ListedUser[]> {
  const pages = data.pages.map((page) =>
    page.map((person) => {
      const role = roles.get(person.userId)
      return role === undefined ? person : { ...person, organisationRole: role }
    }),
  )
  return { ...data, pages }
}
