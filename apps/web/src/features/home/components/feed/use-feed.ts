import { useInfiniteQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { statusOf } from '@umkreis/api-client'
import type { FeedResource } from '@umkreis/api-client/home'
import type { FeedChanged, FeedPost, UserId } from '@umkreis/schemas'
import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { conversationsAtom } from '../../../../services/conversation/conversations.ts'
import { logWarning } from '../../../../services/log.ts'
import { type FeedPages, listPosts, mergeFirstPage, putPost } from '../../logic/feed-pages.ts'
import { changePages, dropPost, isShown, storePost } from './feed-cache.ts'
import { FEED_KEYS, useFeedCalls } from './use-feed-calls.ts'

/** Many answers to one post within this time are asked for once. */
const GATHER_MS = 300

/** The feed as far as it is loaded, kept up to date. */
export interface Feed {
  readonly posts: readonly FeedPost[]
  readonly state: 'loading' | 'failed' | 'loaded'
  readonly more: 'no' | 'there' | 'loading' | 'failed'
  /** Posts of others that came while one was reading further down. */
  readonly fresh: number
  readonly showFresh: () => void
  readonly loadMore: () => void
  readonly retry: () => void
}

/** Loads the feed page by page, and follows what the others do. @param isAtTop Whether a new post would be seen at once. */
export function useFeed(selfId: UserId, isAtTop: () => boolean): Feed {
  const calls = useFeedCalls()
  const queries = useQueryClient()
  const [waiting, setWaiting] = useState<readonly FeedPost[]>([])
  const query = useInfiniteQuery({
    queryKey: FEED_KEYS.posts,
    queryFn: ({ pageParam, signal }) => calls.page(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    // It is told what changes; all pages anew would be many.
    staleTime: Infinity,
  })
  const arrive = useCallback(
    (post: FeedPost) => {
      if (post.author.userId === selfId || isAtTop()) storePost(queries, post)
      else setWaiting((before) => [...before.filter(({ postId }) => postId !== post.postId), post])
    },
    [isAtTop, queries, selfId],
  )
  useFollowed(calls, queries, arrive, (postId) =>
    setWaiting((before) => before.filter((post) => post.postId !== postId)),
  )

  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch, isError } = query
  const posts = useMemo(() => listPosts(data), [data])
  return {
    posts,
    state: data ? 'loaded' : isError ? 'failed' : 'loading',
    more: isFetchingNextPage ? 'loading' : isFetchNextPageError ? 'failed' : hasNextPage ? 'there' : 'no',
    fresh: waiting.length,
    showFresh() {
      changePages(queries, (pages) => waiting.reduce(putPost, pages))
      setWaiting([])
    },
    loadMore: () => void fetchNextPage(),
    retry: () => void (data ? fetchNextPage() : refetch()),
  }
}

/** Asks for what the hub says has changed, and for the top of the feed once the connection is back. */
function useFollowed(
  calls: FeedResource,
  queries: QueryClient,
  arrive: (post: FeedPost) => void,
  forget: (postId: string) => void,
): void {
  const conversations = useAtomValue(conversationsAtom)
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  const ask = useEffectEvent(async (postId: string, isNew: boolean) => {
    try {
      const post = await calls.post(postId)
      if (isNew) arrive(post)
      else storePost(queries, post)
    } catch (error) {
      if (statusOf(error) === 404) dropPost(queries, postId)
      else logWarning('A post could not be asked for', error)
    }
  })
  const hear = useEffectEvent(({ postId, change }: FeedChanged) => {
    // Whatever counts them on every screen asks as well, but a tab that is too old could not load it.
    if (change === 'mentioned' || change === 'removed') askForMentions(queries)
    if (change === 'removed') {
      forget(postId)
      dropPost(queries, postId)
    } else if (change === 'posted') {
      void ask(postId, true)
      void queries.invalidateQueries({ queryKey: FEED_KEYS.questions })
    } else if (isShown(queries, postId)) {
      if (timers.current.has(postId)) return
      const timer = setTimeout(() => {
        timers.current.delete(postId)
        void ask(postId, false)
        void queries.invalidateQueries({ queryKey: FEED_KEYS.comments(postId) })
      }, GATHER_MS)
      timers.current.set(postId, timer)
    }
  })
  const catchUp = useEffectEvent(async () => {
    void queries.invalidateQueries({ queryKey: FEED_KEYS.opened })
    if (!queries.getQueryData<FeedPages>(FEED_KEYS.posts)) return
    try {
      const page = await calls.page()
      changePages(queries, (pages) => mergeFirstPage(pages, page))
    } catch (error) {
      logWarning('The feed could not be brought up to date', error)
    }
  })
  useEffect(() => {
    // What happened while another screen was shown.
    void catchUp()
  }, [])
  useEffect(() => {
    const waiting = timers.current
    const end = conversations?.subscribe((event) => {
      if (event.type === 'feed-changed') hear(event.change)
      if (event.type !== 'connected' || !event.isReconnect) return
      askForMentions(queries)
      void catchUp()
    })
    return () => {
      end?.()
      for (const timer of waiting.values()) clearTimeout(timer)
      waiting.clear()
    }
  }, [conversations, queries])
}

/** Once, where somebody else has asked for them at the same moment. */
function askForMentions(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: FEED_KEYS.mentions }, { cancelRefetch: false })
}
