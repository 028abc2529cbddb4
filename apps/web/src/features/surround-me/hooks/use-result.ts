import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { QuestionPart, SearchResult, UserId } from '@umkreis/schemas'
import { useMemo } from 'react'
import { useApi } from '../../../services/api.ts'
import { EMPTY_SEARCH, formatSearch, isEmptySearch, requestOf, type Search } from '../logic/search-address.ts'
import { circleKey, type CircleAnswer } from './use-live-circle.ts'

/** A ranked list of people, as far as it has been loaded. */
export type Result =
  | { readonly kind: 'nothing-asked' }
  | { readonly kind: 'loading'; readonly isStruggling: boolean }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | {
      readonly kind: 'loaded'
      /** The wording that the answer belongs to: an earlier one, while a newer is on its way. */
      readonly text: string
      readonly isRefreshing: boolean
      /** The server did not answer at first; it is asked again. */
      readonly isStruggling: boolean
      /** The person who asks would be among the people found. */
      readonly isSelfFound: boolean
      readonly parts: readonly QuestionPart[]
      readonly results: readonly SearchResult[]
      readonly total: number
      readonly more: 'none' | 'available' | 'loading' | 'failed'
      readonly loadMore: () => void
    }

/** Loads the people whom a search finds, page by page; a change of the question keeps the old list until the new one is there. */
export function useResult(search: Search, self: UserId): Result {
  const api = useApi()
  const isAsked = !isEmptySearch(search)
  const client = useQueryClient()
  // The circle has asked the same while it was typed: then people are there at once.
  const isSameAsCircle = formatSearch(search) === formatSearch({ ...EMPTY_SEARCH, text: search.text })
  const seed = isSameAsCircle ? client.getQueryState<CircleAnswer>(circleKey(search.text)) : undefined
  const query = useInfiniteQuery({
    queryKey: ['surround-me', 'result', formatSearch(search)],
    initialPageParam: 1,
    initialData: () => (seed?.data ? { pages: [seed.data], pageParams: [1] } : undefined),
    initialDataUpdatedAt: seed?.dataUpdatedAt,
    queryFn: async ({ pageParam, signal }) => ({
      text: search.text,
      answer: await api.users.search(requestOf(search, pageParam), signal),
    }),
    getNextPageParam: (last, all) => {
      const loaded = all.reduce((count, page) => count + page.answer.results.length, 0)
      return last.answer.results.length > 0 && loaded < last.answer.total ? all.length + 1 : undefined
    },
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  const pages = query.data?.pages
  const results = useMemo(() => {
    const unique = new Map<UserId, SearchResult>()
    // A profile that changes between two pages may move from one to the other.
    for (const result of pages?.flatMap((page) => page.answer.results) ?? []) {
      if (result.user.userId !== self && !unique.has(result.user.userId)) unique.set(result.user.userId, result)
    }
    return [...unique.values()]
  }, [pages, self])

  if (!isAsked) return { kind: 'nothing-asked' }
  const isStruggling = query.failureCount > 0
  const first = pages?.[0]
  if (!first || (query.isPlaceholderData && query.isError)) {
    return query.isError ? { kind: 'failed', retry: () => void query.refetch() } : { kind: 'loading', isStruggling }
  }
  const { understood, total } = first.answer
  const loadedCount = pages.reduce((count, page) => count + page.answer.results.length, 0)
  return {
    kind: 'loaded',
    text: first.text,
    isRefreshing: query.isPlaceholderData,
    isStruggling,
    isSelfFound: pages.some(({ answer }) => answer.results.some(({ user }) => user.userId === self)),
    parts: understood.parts,
    results,
    total: total - (loadedCount - results.length),
    more: moreOf(query),
    loadMore: () => {
      if (query.hasNextPage && !query.isFetching) void query.fetchNextPage()
    },
  }
}

function moreOf(query: { isFetchingNextPage: boolean; isFetchNextPageError: boolean; hasNextPage: boolean }) {
  if (query.isFetchingNextPage) return 'loading'
  if (query.isFetchNextPageError) return 'failed'
  return query.hasNextPage ? 'available' : 'none'
}
