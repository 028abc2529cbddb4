import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '@umkreis/design-system'
import type { FeedPost, FeedReactionKind } from '@umkreis/schemas'
import { useMemo } from 'react'
import { describeFailure } from '../../../../shared/form/describe-failure.ts'
import { withReaction, withVote } from '../../logic/feed-pages.ts'
import { dropPost, storePost } from './feed-cache.ts'
import { FEED_KEYS, useFeedCalls } from './use-feed-calls.ts'

/** What can be done with a post: seen at once, taken back with a word where the server refuses. */
export interface PostChanges {
  react(post: FeedPost, kind: FeedReactionKind, isGiven: boolean): void
  vote(post: FeedPost, option: number): void
  pin(post: FeedPost, isPinned: boolean): void
  remove(post: FeedPost): void
  /** Changes its words. @throws {ApiError} Where that is refused: what was typed stays with whoever typed it. */
  edit(post: FeedPost, text: string, mentions: string[]): Promise<void>
  removeLinkCard(post: FeedPost): void
}

/** Changes posts. */
export function usePostChanges(): PostChanges {
  const calls = useFeedCalls()
  const queries = useQueryClient()
  return useMemo(() => {
    const put = (post: FeedPost) => storePost(queries, post)
    const change = async (before: FeedPost, after: FeedPost, send: () => Promise<FeedPost>) => {
      put(after)
      try {
        put(await send())
      } catch (error) {
        put(before)
        showToast({ tone: 'danger', message: describeFailure(error) })
      }
    }
    const finishRemoving = async (post: FeedPost) => {
      try {
        await calls.remove(post.postId)
        void queries.invalidateQueries({ queryKey: FEED_KEYS.reports })
        void queries.invalidateQueries({ queryKey: FEED_KEYS.questions })
      } catch (error) {
        put(post)
        showToast({ tone: 'danger', message: describeFailure(error) })
      }
    }
    return {
      react: (post, kind, isGiven) =>
        void change(post, withReaction(post, kind, isGiven), () => calls.react(post.postId, kind, isGiven)),
      vote: (post, option) => void change(post, withVote(post, option), () => calls.vote(post.postId, option)),
      pin: (post, isPinned) => void change(post, { ...post, isPinned }, () => calls.pin(post.postId, isPinned)),
      removeLinkCard: (post) => void change(post, { ...post, linkCard: null }, () => calls.removeLinkCard(post.postId)),
      edit: async (post, text, mentions) => put(await calls.change(post.postId, { text, mentions })),
      remove(post) {
        dropPost(queries, post.postId)
        void finishRemoving(post)
      },
    }
  }, [calls, queries])
}
