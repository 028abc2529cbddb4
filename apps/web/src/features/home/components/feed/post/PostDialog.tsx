import { useQuery } from '@tanstack/react-query'
import { statusOf } from '@umkreis/api-client'
import { Dialog } from '@umkreis/design-system'
import type { FeedPost } from '@umkreis/schemas'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { FEED_KEYS, useFeedCalls } from '../use-feed-calls.ts'
import { PostCard, type PostCardProps } from './PostCard.tsx'

/** {@link PostDialog}: `post` is how it was when it was opened. */
export interface PostDialogProps extends Pick<PostCardProps, 'post' | 'self' | 'now' | 'changes'> {
  title: string
  onClose: () => void
}

/** One post by itself, which may be far down in the feed, or not loaded there. Follows its changes, and closes once it is gone. */
export function PostDialog({ post, title, self, now, changes, onClose }: PostDialogProps): ReactNode {
  const calls = useFeedCalls()
  const { data } = useQuery<FeedPost | null>({
    queryKey: FEED_KEYS.post(post.postId),
    queryFn: async ({ signal }) => {
      try {
        return await calls.post(post.postId, signal)
      } catch (error) {
        if (statusOf(error) === 404) return null
        throw error
      }
    },
    initialData: post,
    // It is told what changes.
    staleTime: Infinity,
    // What nobody has opened any more is not kept up to date either.
    gcTime: 0,
  })
  const isGone = data === null
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (isGone) close()
  }, [isGone])
  if (!data) return null
  return (
    <Dialog open width="large" title={title} onClose={onClose}>
      <PostCard post={data} self={self} now={now} changes={changes} showsComments />
    </Dialog>
  )
}
