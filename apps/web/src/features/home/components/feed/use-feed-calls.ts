import { createFeed, type FeedResource } from '@umkreis/api-client/home'
import { useMemo } from 'react'
import { useApi } from '../../../../services/api.ts'

/** The names of what the feed keeps of the server. */
export const FEED_KEYS = {
  posts: ['home', 'feed', 'posts'],
  opened: ['home', 'feed', 'post'],
  /** One that is opened by itself; `null` once it is gone. */
  post: (postId: string) => ['home', 'feed', 'post', postId],
  mentions: ['home', 'feed', 'mentions'],
  questions: ['home', 'feed', 'questions'],
  reports: ['home', 'feed', 'reports'],
  comments: (postId: string) => ['home', 'feed', 'comments', postId],
} as const

/** The calls of the feed. */
export function useFeedCalls(): FeedResource {
  const api = useApi()
  return useMemo(() => createFeed(api), [api])
}
