import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { feedComments, feedPosts } from '../db/schema/index.ts'
import { notFound } from '../errors/service-error.ts'
import type { Viewer } from './viewer.ts'

export type PostRow = typeof feedPosts.$inferSelect
export type CommentRow = typeof feedComments.$inferSelect

/**
 * The feed is the organisation's: guests and global users have none.
 *
 * @throws {ServiceError} `not-found` for both.
 */
export function requireFeed(viewer: Viewer): void {
  if (viewer.isGlobal || viewer.role === 'external') throw notFound('The feed')
}

/** Whether the viewer looks after the feed: pins, removes, and sees what was reported. */
export function managesFeed(viewer: Viewer): boolean {
  return !viewer.isGlobal && (viewer.role === 'owner' || viewer.role === 'administrator')
}

/** @throws {ServiceError} `not-found` unless the post is one of the viewer's organisation, and the viewer has a feed. */
export async function requirePost(db: Db, viewer: Viewer, postId: string): Promise<PostRow> {
  requireFeed(viewer)
  const [row] = await db
    .select()
    .from(feedPosts)
    .where(and(eq(feedPosts.postId, postId), eq(feedPosts.organisationId, viewer.organisationId)))
  if (!row) throw notFound('This post')
  return row
}

/** @throws {ServiceError} `not-found` unless the comment is one of the viewer's organisation, and the viewer has a feed. */
export async function requireComment(db: Db, viewer: Viewer, commentId: string): Promise<CommentRow> {
  requireFeed(viewer)
  const [row] = await db
    .select()
    .from(feedComments)
    .where(and(eq(feedComments.commentId, commentId), eq(feedComments.organisationId, viewer.organisationId)))
  if (!row) throw notFound('This comment')
  return row
}
