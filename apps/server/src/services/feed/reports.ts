import { and, asc, eq } from 'drizzle-orm'
import type { FeedReportsAnswer } from '@umkreis/schemas'
import { requireComment, requireFeed, requirePost } from '../../access/require-feed.ts'
import { requireManager } from '../../access/require-manager.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { feedComments, feedPosts, feedReports } from '../../db/schema/index.ts'
import { notFound } from '../../errors/service-error.ts'
import { createId } from '../random-id.ts'
import { loadPeople } from './format-posts.ts'

const REPORTS_SHOWN = 100

/** What somebody reports: a post, or a comment. */
export type Reported = { postId: string } | { commentId: string }

/** Tells the Managers of something; saying it again changes nothing. @throws {ServiceError} `not-found`. */
export async function report(
  { db, now }: { db: Db; now: () => Date },
  viewer: Viewer,
  reported: Reported,
  reason: string,
): Promise<void> {
  const { postId, commentId } =
    'commentId' in reported
      ? await requireComment(db, viewer, reported.commentId)
      : { ...(await requirePost(db, viewer, reported.postId)), commentId: null }
  await db
    .insert(feedReports)
    .values({
      reportId: createId(),
      organisationId: viewer.organisationId,
      postId,
      commentId,
      reporterId: viewer.userId,
      reason,
      createdAt: now(),
    })
    .onConflictDoNothing()
}

/** What has been reported and not been settled. @throws {ServiceError} `not-found` and `forbidden`. */
export async function readReports(db: Db, viewer: Viewer): Promise<FeedReportsAnswer> {
  requireFeed(viewer)
  requireManager(viewer)
  const rows = await db
    .select({ report: feedReports, post: feedPosts, comment: feedComments })
    .from(feedReports)
    .innerJoin(feedPosts, eq(feedPosts.postId, feedReports.postId))
    .leftJoin(feedComments, eq(feedComments.commentId, feedReports.commentId))
    .where(eq(feedReports.organisationId, viewer.organisationId))
    .orderBy(asc(feedReports.createdAt), asc(feedReports.reportId))
    .limit(REPORTS_SHOWN)
  const people = await loadPeople(
    db,
    viewer,
    rows.flatMap(({ report: { reporterId }, post, comment }) => [reporterId, (comment ?? post).authorId]),
  )
  return rows.flatMap(({ report: { reportId, postId, commentId, reporterId, reason, createdAt }, post, comment }) => {
    const { authorId, text } = comment ?? post
    const author = people.get(authorId)
    const reporter = people.get(reporterId)
    if (!author || !reporter) return []
    return [{ reportId, postId, commentId, author, text, reporter, reason, createdAt: createdAt.toISOString() }]
  })
}

/** Leaves what was reported as it is. @throws {ServiceError} `not-found` and `forbidden`. */
export async function settleReport(db: Db, viewer: Viewer, reportId: string): Promise<void> {
  requireFeed(viewer)
  requireManager(viewer)
  const settled = await db
    .delete(feedReports)
    .where(and(eq(feedReports.reportId, reportId), eq(feedReports.organisationId, viewer.organisationId)))
    .returning({ reportId: feedReports.reportId })
  if (settled.length === 0) throw notFound('This report')
}
