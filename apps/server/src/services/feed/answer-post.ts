import { and, count, eq, isNotNull, sql } from 'drizzle-orm'
import type { FeedPost, FeedReactionKind } from '@umkreis/schemas'
import { requireManager } from '../../access/require-manager.ts'
import { requirePost } from '../../access/require-feed.ts'
import type { Viewer } from '../../access/viewer.ts'
import { feedPosts, feedReactions, feedVotes } from '../../db/schema/index.ts'
import { ServiceError, invalidField } from '../../errors/service-error.ts'
import { type FeedParts, publishFeed } from './feed-parts.ts'
import { PINNED_MAX, readPost } from './reader.ts'

/** Gives a reaction, or takes one's own back; once is as often as twice. @throws {ServiceError} `not-found`. */
export async function changeReaction(
  parts: FeedParts,
  viewer: Viewer,
  postId: string,
  kind: FeedReactionKind,
  isGiven: boolean,
): Promise<FeedPost> {
  const { db } = parts
  await requirePost(db, viewer, postId)
  const { userId, organisationId } = viewer
  const changed = isGiven
    ? await db.insert(feedReactions).values({ postId, userId, kind, organisationId }).onConflictDoNothing().returning()
    : await db
        .delete(feedReactions)
        .where(and(eq(feedReactions.postId, postId), eq(feedReactions.userId, userId), eq(feedReactions.kind, kind)))
        .returning()
  if (changed.length > 0) publishFeed(parts, viewer, postId, 'changed')
  return readPost(db, viewer, postId)
}

/**
 * Chooses in a poll, or chooses anew.
 *
 * @throws {ServiceError} `not-found`; `conflict` once it has ended; `invalid` where there is no such choice.
 */
export async function vote(parts: FeedParts, viewer: Viewer, postId: string, option: number): Promise<FeedPost> {
  const { db } = parts
  const { pollOptions, pollEndsAt } = await requirePost(db, viewer, postId)
  if (!pollOptions || !pollEndsAt || option >= pollOptions.length) {
    throw invalidField('option', 'This post has no such choice')
  }
  if (pollEndsAt.getTime() <= parts.now().getTime()) throw new ServiceError('conflict', 'This poll has ended')
  const { userId, organisationId } = viewer
  await db
    .insert(feedVotes)
    .values({ postId, userId, option, organisationId })
    .onConflictDoUpdate({ target: [feedVotes.postId, feedVotes.userId], set: { option } })
  publishFeed(parts, viewer, postId, 'changed')
  return readPost(db, viewer, postId)
}

/**
 * Keeps a post above all others, or no longer.
 *
 * @throws {ServiceError} `not-found`; `forbidden` but for Managers; `conflict` when enough are pinned.
 */
export async function pinPost(parts: FeedParts, viewer: Viewer, postId: string, isPinned: boolean): Promise<FeedPost> {
  const { db } = parts
  const { pinnedAt } = await requirePost(db, viewer, postId)
  requireManager(viewer)
  if (isPinned !== (pinnedAt !== null)) {
    await db.transaction(async (tx) => {
      // Of two managers who pin at the same time one waits for the other.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`feed-pins ${viewer.organisationId}`}))`)
      const [pinned] = await tx
        .select({ count: count() })
        .from(feedPosts)
        .where(and(eq(feedPosts.organisationId, viewer.organisationId), isNotNull(feedPosts.pinnedAt)))
      if (isPinned && (pinned?.count ?? 0) >= PINNED_MAX) {
        throw new ServiceError('conflict', `At most ${PINNED_MAX} posts are pinned. Please unpin one first`)
      }
      await tx
        .update(feedPosts)
        .set({ pinnedAt: isPinned ? parts.now() : null })
        .where(eq(feedPosts.postId, postId))
    })
    publishFeed(parts, viewer, postId, 'changed')
  }
  return readPost(db, viewer, postId)
}
