import { and, desc, eq, isNull } from 'drizzle-orm'
import type { FeedQuestionsAnswer } from '@umkreis/schemas'
import { requireFeed } from '../../access/require-feed.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { feedAskings, feedPosts, preferences } from '../../db/schema/index.ts'
import { formatPosts } from './format-posts.ts'

const QUESTIONS_SHOWN = 20

/** What the viewer was asked and has neither answered nor put aside. @throws {ServiceError} `not-found`. */
export async function readQuestions(db: Db, viewer: Viewer): Promise<FeedQuestionsAnswer> {
  requireFeed(viewer)
  const [[own], rows] = await Promise.all([
    db.select({ isAsked: preferences.isAskedInFeed }).from(preferences).where(eq(preferences.userId, viewer.userId)),
    db
      .select({ post: feedPosts })
      .from(feedAskings)
      .innerJoin(feedPosts, eq(feedPosts.postId, feedAskings.postId))
      .where(
        and(
          eq(feedAskings.userId, viewer.userId),
          isNull(feedAskings.settledAt),
          eq(feedPosts.organisationId, viewer.organisationId),
        ),
      )
      .orderBy(desc(feedPosts.createdAt), desc(feedPosts.postId))
      .limit(QUESTIONS_SHOWN),
  ])
  const isAsked = own?.isAsked ?? false
  return {
    isAsked,
    questions: isAsked
      ? await formatPosts(
          db,
          viewer,
          rows.map(({ post }) => post),
        )
      : [],
  }
}

/** Chooses whether one is asked what fits one's skills. @throws {ServiceError} `not-found`. */
export async function changeAsked(db: Db, viewer: Viewer, isAsked: boolean): Promise<void> {
  requireFeed(viewer)
  await db
    .insert(preferences)
    .values({ userId: viewer.userId, isAskedInFeed: isAsked })
    .onConflictDoUpdate({ target: preferences.userId, set: { isAskedInFeed: isAsked } })
}

/** Puts a question aside that one was asked: it is for others. @throws {ServiceError} `not-found`. */
export async function settleQuestion(
  { db, now }: { db: Db; now: () => Date },
  viewer: Viewer,
  postId: string,
): Promise<void> {
  requireFeed(viewer)
  await db
    .update(feedAskings)
    .set({ settledAt: now() })
    .where(and(eq(feedAskings.postId, postId), eq(feedAskings.userId, viewer.userId), isNull(feedAskings.settledAt)))
}
