import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { FeedAnswer, FeedPost, FeedQuery } from '@umkreis/schemas'
import { requireFeed, requirePost } from '../../access/require-feed.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { feedPosts } from '../../db/schema/index.ts'
import { notFound } from '../../errors/service-error.ts'
import { formatCursor, olderThan } from './cursor.ts'
import { formatPosts } from './format-posts.ts'

/** Posts that can be pinned at a time: more would push the news out of sight. */
export const PINNED_MAX = 5

/** One page of the feed, the newest first; with the first one what is pinned. @throws {ServiceError} `not-found`. */
export async function readFeed(db: Db, viewer: Viewer, { before, pageSize }: FeedQuery): Promise<FeedAnswer> {
  requireFeed(viewer)
  const own = eq(feedPosts.organisationId, viewer.organisationId)
  const [rows, pinned] = await Promise.all([
    db
      .select()
      .from(feedPosts)
      .where(and(own, isNull(feedPosts.pinnedAt), olderThan(before, feedPosts.createdAt, feedPosts.postId)))
      .orderBy(desc(feedPosts.createdAt), desc(feedPosts.postId))
      // One more tells whether there are any.
      .limit(pageSize + 1),
    before === undefined
      ? db
          .select()
          .from(feedPosts)
          .where(and(own, isNotNull(feedPosts.pinnedAt)))
          .orderBy(desc(feedPosts.pinnedAt), desc(feedPosts.postId))
          .limit(PINNED_MAX)
      : [],
  ])
  const page = rows.slice(0, pageSize)
  const last = page.at(-1)
  const formatted = await formatPosts(db, viewer, [...pinned, ...page])
  return {
    pinned: formatted.filter(({ isPinned }) => isPinned),
    posts: formatted.filter(({ isPinned }) => !isPinned),
    nextCursor: rows.length > pageSize && last ? formatCursor({ createdAt: last.createdAt, id: last.postId }) : null,
  }
}

/** @throws {ServiceError} `not-found`. */
export async function readPost(db: Db, viewer: Viewer, postId: string): Promise<FeedPost> {
  const [post] = await formatPosts(db, viewer, [await requirePost(db, viewer, postId)])
  if (!post) throw notFound('This post')
  return post
}
