import { and, count, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import { isPresent } from '../../../access/is-present.ts'
import type { Db } from '../../../db/client.ts'
import { feedComments, feedMentions, feedPosts, feedReactions, users } from '../../../db/schema/index.ts'
import type { MailPerson } from '../../mail/words/mail-words.ts'

/** What happened in a feed since somebody was told of it the last time. */
export interface DigestFacts {
  /** The posts that were answered the most, each with the beginning of its text on one line. */
  posts: { author: MailPerson; text: string }[]
  /** Posts besides. */
  more: number
  /** Posts and comments that name the person, and that they have not seen. */
  mentions: number
}

const POSTS_SHOWN = 5
const TEXT_MAX = 140

/** Reads what happened for one person of an organisation who has its feed. @returns Undefined where nothing did. */
export async function composeDigest(
  db: Db,
  { userId, organisationId }: { userId: string; organisationId: string },
  since: Date,
): Promise<DigestFacts | undefined> {
  const reactions = db.$count(feedReactions, eq(feedReactions.postId, feedPosts.postId))
  const comments = db.$count(feedComments, eq(feedComments.postId, feedPosts.postId))
  const ofOthers = and(
    eq(feedPosts.organisationId, organisationId),
    gt(feedPosts.createdAt, since),
    ne(feedPosts.authorId, userId),
    isPresent(),
  )
  const posts = await db
    .select({ firstName: users.firstName, lastName: users.lastName, text: feedPosts.text })
    .from(feedPosts)
    .innerJoin(users, eq(users.userId, feedPosts.authorId))
    .where(ofOthers)
    .orderBy(desc(sql`${reactions} + ${comments}`), desc(feedPosts.createdAt), desc(feedPosts.postId))
    .limit(POSTS_SHOWN)
  const [all] = await db
    .select({ count: count() })
    .from(feedPosts)
    .innerJoin(users, eq(users.userId, feedPosts.authorId))
    .where(ofOthers)
  const mentions = await db.$count(
    feedMentions,
    and(
      eq(feedMentions.userId, userId),
      eq(feedMentions.organisationId, organisationId),
      isNull(feedMentions.seenAt),
      gt(feedMentions.createdAt, since),
    ),
  )
  if (posts.length === 0 && mentions === 0) return undefined
  return {
    posts: posts.map(({ text, ...author }) => ({ author, text: beginningOf(text) })),
    more: (all?.count ?? 0) - posts.length,
    mentions,
  }
}

function beginningOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const characters = [...line]
  return characters.length <= TEXT_MAX ? line : `${characters.slice(0, TEXT_MAX).join('').trimEnd()} …`
}
