import { and, eq, inArray, isNull, ne, notInArray } from 'drizzle-orm'
import type { FeedMention } from '@umkreis/schemas'
import type { Db } from '../../../db/client.ts'
import { feedMentions, users } from '../../../db/schema/index.ts'

/** A post, or a comment below it, that names people. */
export interface MentioningEntry {
  organisationId: string
  authorId: string
  postId: string
  /** Null for the post itself. */
  commentId: string | null
}

// As when it was seen, and before any time at which somebody can have looked.
const TAKEN_OUT = new Date(0)

/**
 * Notes whom an entry names, so that they learn of it: whoever has the same feed, and did not write it. Who is not named
 * any more has nothing to learn; who was named before finds it again unless they have looked, and is not told again,
 * however often their name is taken out and put back.
 *
 * @returns The ids of those who are named for the first time.
 */
export async function noteMentions(
  tx: Db,
  { organisationId, authorId, postId, commentId }: MentioningEntry,
  mentions: readonly FeedMention[],
  now: Date,
): Promise<string[]> {
  const named = mentions.map(({ userId }) => userId).filter((userId) => userId !== authorId)
  const ofEntry = and(
    eq(feedMentions.postId, postId),
    commentId === null ? isNull(feedMentions.commentId) : eq(feedMentions.commentId, commentId),
  )
  await tx
    .update(feedMentions)
    .set({ seenAt: TAKEN_OUT })
    .where(
      and(ofEntry, isNull(feedMentions.seenAt), named.length > 0 ? notInArray(feedMentions.userId, named) : undefined),
    )
  if (named.length === 0) return []
  const readers = await tx
    .select({ userId: users.userId })
    .from(users)
    .where(
      and(
        inArray(users.userId, named),
        eq(users.organisationId, organisationId),
        // Guests have no feed.
        ne(users.role, 'external'),
      ),
    )
  if (readers.length === 0) return []
  const readerIds = readers.map(({ userId }) => userId)
  await tx
    .update(feedMentions)
    .set({ seenAt: null })
    .where(and(ofEntry, eq(feedMentions.seenAt, TAKEN_OUT), inArray(feedMentions.userId, readerIds)))
  const added = await tx
    .insert(feedMentions)
    .values(
      readerIds.map((userId) => ({ userId, postId, commentId, organisationId, byUserId: authorId, createdAt: now })),
    )
    .onConflictDoNothing()
    .returning({ userId: feedMentions.userId })
  return added.map(({ userId }) => userId)
}
