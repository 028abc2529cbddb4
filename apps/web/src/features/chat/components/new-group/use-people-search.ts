import type { ApiClient } from '@umkreis/api-client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { UserId, UserSummary } from '@umkreis/schemas'
import { useApi } from '../../../../services/api.ts'
import { useSettled } from '../../../../shared/hooks/use-settled.ts'

const TYPING_REST_MS = 120
const FOUND_MAX = 24

/** People to choose from. */
export type PeopleSearch = {
  readonly kind: 'loading' | 'failed' | 'found'
  readonly people: readonly UserSummary[]
  /** Whether this is the last word on what is typed. */
  readonly isSettled: boolean
  readonly retry: () => void
}

/**
 * Looks for people while somebody types; before, offers those one can see. A newer wording cancels the call for the one
 * before, and what was found stays until something else is.
 *
 * @param hidden Who is no choice.
 */
export function usePeopleSearch(typed: string, hidden: ReadonlySet<UserId>): PeopleSearch {
  const api = useApi()
  const text = typed.trim()
  const asked = useSettled(text, TYPING_REST_MS)
  const query = useQuery({
    queryKey: ['chat', 'people', asked],
    queryFn: ({ signal }) => findPeople(api, asked, signal),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  })
  const hasFailed = query.isError && !query.isFetching
  return {
    kind: hasFailed ? 'failed' : query.data ? 'found' : 'loading',
    people: hasFailed ? [] : (query.data ?? []).filter(({ userId }) => !hidden.has(userId)),
    isSettled: asked === text && !query.isFetching,
    retry: () => void query.refetch(),
  }
}

/** People of such a name; where there are none, those whom the words find as a question does. */
async function findPeople(api: ApiClient, text: string, signal: AbortSignal): Promise<readonly UserSummary[]> {
  if (text === '') return api.users.page(1, signal)
  const { people } = await api.users.suggestions(text, signal)
  if (people.length > 0) return people
  const { results } = await api.users.search({ query: text, pageSize: FOUND_MAX }, signal)
  return results.filter(({ met }) => met.length > 0).map(({ user }) => user)
}
