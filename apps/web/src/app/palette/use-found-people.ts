import type { ApiClient } from '@umkreis/api-client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { UserId, UserSummary } from '@umkreis/schemas'
import { useApi } from '../../services/api.ts'
import { useSettled } from '../../shared/hooks/use-settled.ts'
import type { FoundPeople } from './options.ts'

const TYPING_REST_MS = 120
/** One letter begins too many names. */
const TYPED_MIN_LENGTH = 2
const PEOPLE_MAX = 6

/** People who fit what is typed, whether that is the last word yet, and how to look again. */
export type PeopleSearch = FoundPeople & { readonly isSettled: boolean; readonly retry: () => void }

/**
 * Looks for people while somebody types; a newer wording cancels the call for the one before. What was found is kept in
 * memory only, and not past the palette.
 */
export function useFoundPeople(typed: string, self: UserId): PeopleSearch {
  const api = useApi()
  const text = typed.trim()
  const asked = useSettled(text, TYPING_REST_MS)
  const isWanted = text.length >= TYPED_MIN_LENGTH
  const query = useQuery({
    queryKey: ['palette', 'people', asked],
    queryFn: ({ signal }) => findPeople(api, asked, signal),
    enabled: isWanted && asked.length >= TYPED_MIN_LENGTH,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  })
  const hasFailed = isWanted && query.isError && !query.isFetching
  return {
    people: isWanted && !hasFailed ? (query.data ?? []).filter(({ userId }) => userId !== self) : [],
    hasFailed,
    isSettled: !isWanted || (asked === text && !query.isFetching),
    retry: () => void query.refetch(),
  }
}

/** People of such a name or place; where there are none, those whom the words find as a question does. */
async function findPeople(api: ApiClient, text: string, signal: AbortSignal): Promise<readonly UserSummary[]> {
  const { people } = await api.users.suggestions(text, signal)
  if (people.length > 0) return people
  const { results } = await api.users.search({ query: text, pageSize: PEOPLE_MAX }, signal)
  return results.filter(({ met }) => met.length > 0).map(({ user }) => user)
}
