import { useQuery } from '@tanstack/react-query'
import { Progress, Text } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import { useManagedPeople } from '../../hooks/use-people-api.ts'
import { note } from '../admin.css.ts'
import { peopleCopy } from './copy.ts'

const INTERVAL_MS = 2000
const words = peopleCopy.search

/** How far the search has come with everybody, while it has not: after many have joined, or with another model. */
export function SearchProgress(): ReactNode {
  const api = useManagedPeople()
  const { data } = useQuery({
    queryKey: ['admin', 'people', 'search-progress'],
    queryFn: ({ signal }) => api.searchProgress(signal),
    refetchInterval: ({ state }) => (state.data && !isDone(state.data) ? INTERVAL_MS : false),
    // It says nothing that anybody waits for.
    retry: false,
  })
  if (!data || isDone(data)) return null
  const { people, byWords, byMeaning } = data
  const isByMeaning = byWords >= people && byMeaning !== null
  const done = isByMeaning ? byMeaning.people : byWords
  return (
    <>
      <Progress
        look="thin"
        label={isByMeaning ? words.byMeaning : words.byWords}
        value={done}
        max={people}
        valueText={words.done(done, people)}
      />
      <div className={note}>
        <Text size="small" tone="muted" tabular>
          {isByMeaning ? words.byMeaning : words.byWords}: {words.done(done, people)}
        </Text>
        {isByMeaning && byMeaning.isWaiting ? (
          <Text size="small" tone="muted">
            {words.waiting}
          </Text>
        ) : null}
      </div>
    </>
  )
}

function isDone({
  people,
  byWords,
  byMeaning,
}: {
  people: number
  byWords: number
  byMeaning: { people: number } | null
}) {
  return byWords >= people && (byMeaning === null || byMeaning.people >= people)
}
