import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import {
  feedAskings,
  feedComments,
  feedDigests,
  feedLinkCards,
  feedMentions,
  feedPictures,
  feedPosts,
  feedReactions,
  feedReports,
  feedVotes,
  users,
} from '../../db/schema/index.ts'

/**
 * Takes all that a person brought into the feed out of it, and their name from what others say to them.
 *
 * @returns The addresses of their pictures, to be removed once this is done.
 */
export async function forgetInFeed(tx: Db, userId: string): Promise<string[]> {
  const pictures = await tx.select({ url: feedPictures.url }).from(feedPictures).where(eq(feedPictures.ownerId, userId))
  const cards = await tx
    .select({ url: feedLinkCards.pictureUrl })
    .from(feedLinkCards)
    .innerJoin(feedPosts, eq(feedPosts.postId, feedLinkCards.postId))
    .where(and(eq(feedPosts.authorId, userId), isNotNull(feedLinkCards.pictureUrl)))
  await tx.delete(feedPictures).where(eq(feedPictures.ownerId, userId))
  await tx.delete(feedPosts).where(eq(feedPosts.authorId, userId))
  await tx.delete(feedComments).where(eq(feedComments.authorId, userId))
  await tx.delete(feedReactions).where(eq(feedReactions.userId, userId))
  await tx.delete(feedVotes).where(eq(feedVotes.userId, userId))
  await tx.delete(feedAskings).where(eq(feedAskings.userId, userId))
  await tx.delete(feedMentions).where(or(eq(feedMentions.userId, userId), eq(feedMentions.byUserId, userId)))
  await tx.delete(feedDigests).where(eq(feedDigests.userId, userId))
  await tx.delete(feedReports).where(eq(feedReports.reporterId, userId))
  for (const table of [feedPosts, feedComments]) {
    await tx
      .update(table)
      .set({
        mentions: sql`(select coalesce(jsonb_agg(one), '[]'::jsonb) from jsonb_array_elements(${table.mentions}) one where one->>'userId' <> ${userId})`,
      })
      .where(
        and(
          sql`${table.organisationId} = (select ${users.organisationId} from ${users} where ${users.userId} = ${userId})`,
          sql`${table.mentions} @> ${JSON.stringify([{ userId }])}::jsonb`,
        ),
      )
  }
  return [...pictures, ...cards].flatMap(({ url }) => url ?? [])
}
