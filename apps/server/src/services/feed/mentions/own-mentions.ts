import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { FeedMentionsAnswer } from '@umkreis/schemas'
import { requireFeed } from '../../../access/require-feed.ts'
import type { Viewer } from '../../../access/viewer.ts'
import type { Db } from '../../../db/client.ts'
import { feedComments, feedMentions, feedPosts } from '../../../db/schema/index.ts'
import { loadPeople } from '../format-posts.ts'

/** So many are counted; of more nobody reads the number. */
const MENTIONS_SHOWN = 100
/** What is shown of one is cut off before. */
const EXCERPT_LENGTH = 280

/** Where the viewer is named and has not looked yet, the newest first. @throws {ServiceError} `not-found`. */
export async function readOwnMentions(db: Db, viewer: Viewer): Promise<FeedMentionsAnswer> {
  requireFeed(viewer)
  const rows = await db
    .select({
      mention: feedMentions,
      text: sql<string>`left(coalesce(${feedComments.text}, ${feedPosts.text}), ${EXCERPT_LENGTH})`,
    })
    .from(feedMentions)
    .innerJoin(feedPosts, eq(feedPosts.postId, feedMentions.postId))
    .leftJoin(feedComments, eq(feedComments.commentId, feedMentions.commentId))
    .where(
      and(
        eq(feedMentions.userId, viewer.userId),
        isNull(feedMentions.seenAt),
        eq(feedMentions.organisationId, viewer.organisationId),
      ),
    )
    .orderBy(desc(feedMentions.createdAt), desc(feedMentions.postId))
    .limit(MENTIONS_SHOWN)
  const people = await loadPeople(
    db,
    viewer,
    rows.map(({ mention }) => mention.byUserId),
  )
  return rows.flatMap(({ mention: { postId, commentId, byUserId, createdAt }, text }) => {
    const author = people.get(byUserId)
    return author ? [{ postId, commentId, author, text, createdAt: createdAt.toISOString() }] : []
  })
}

/** Notes that the viewer has seen where a post, and the comments below it, name them. @throws {ServiceError} `not-found`. */
export async function settleMentions(
  { db, now }: { db: Db; now: () => Date },
  viewer: Viewer,
  postId: string,
): Promise<void> {
  requireFeed(viewer)
  await db
    .update(feedMentions)
    .set({ seenAt: now() })
    .where(and(eq(feedMentions.postId, postId), eq(feedMentions.userId, viewer.userId), isNull(feedMentions.seenAt)))
}
