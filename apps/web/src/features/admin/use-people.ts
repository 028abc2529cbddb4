import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { showToast } from '@umkreis/design-system'
import type { User, UserId } from '@umkreis/schemas'
import { useMemo, useState } from 'react'
import { logError } from '../../services/log.ts'
import { describeFailure } from '../../shared/form/describe-failure.ts'
import { formatName } from '../../shared/format/format-name.ts'
import { copy } from './copy.ts'
import { useManagedPeople } from './hooks/use-people-api.ts'
import { flattenPages, nextPageNumber } from './logic/people-pages.ts'

const NOBODY: ReadonlySet<UserId> = new Set()

/** The organisation's people, page by page, and deleting one: gone at once, and back again if the server refuses. */
export function usePeople() {
  const api = useManagedPeople()
  const [gone, setGone] = useState(NOBODY)
  const query = useInfiniteQuery({
    queryKey: ['admin', 'people'],
    queryFn: ({ pageParam, signal }) => api.page(pageParam, {}, signal),
    initialPageParam: 1,
    getNextPageParam: (_last, pages) => nextPageNumber(pages),
  })
  const people = useMemo(() => flattenPages(query.data?.pages ?? [], gone), [query.data, gone])

  const remove = useMutation({
    mutationFn: (person: User) => api.delete([person.userId]),
    onMutate: (person) => setGone((before) => new Set(before).add(person.userId)),
    // The pages stay as they came: one that lost a person would look like the last.
    onSuccess: (_nothing, person) => showToast({ message: copy.deleted(formatName(person)) }),
    onError: (error, person) => {
      logError('A profile could not be deleted', error)
      setGone((before) => new Set([...before].filter((userId) => userId !== person.userId)))
      showToast({ tone: 'danger', message: describeFailure(error) })
    },
  })

  return { ...query, people, remove: remove.mutate }
}
