import { and, desc, eq, isNull } from 'drizzle-orm'
import { FEED_COMMENTS_PAGE_SIZE, type FeedComment, type FeedCommentsAnswer } from '@umkreis/schemas'
import { type CommentRow, managesFeed, requireComment, requirePost } from '../../access/require-feed.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { isUniqueViolation } from '../../db/is-unique-violation.ts'
import { feedAskings, feedComments } from '../../db/schema/index.ts'
import { ServiceError, notFound } from '../../errors/service-error.ts'
import { createId } from '../random-id.ts'
import { formatCursor, olderThan } from './cursor.ts'
import { type FeedParts, publishFeed, publishMentions } from './feed-parts.ts'
import { loadPeople } from './format-posts.ts'
import { readMentions } from './mentions.ts'
import { noteMentions } from './mentions/note-mentions.ts'

/** One page of a post's comments, the oldest first; without a cursor the newest page. @throws {ServiceError} `not-found`. */
export async function readComments(
  db: Db,
  viewer: Viewer,
  postId: string,
  before: string | undefined,
): Promise<FeedCommentsAnswer> {
  await requirePost(db, viewer, postId)
  const rows = await db
    .select()
    .from(feedComments)
    .where(and(eq(feedComments.postId, postId), olderThan(before, feedComments.createdAt, feedComments.commentId)))
    .orderBy(desc(feedComments.createdAt), desc(feedComments.commentId))
    .limit(FEED_COMMENTS_PAGE_SIZE + 1)
  const page = rows.slice(0, FEED_COMMENTS_PAGE_SIZE)
  const oldest = page.at(-1)
  return {
    comments: await formatComments(db, viewer, page.toReversed()),
    olderCursor:
      rows.length > page.length && oldest ? formatCursor({ createdAt: oldest.createdAt, id: oldest.commentId }) : null,
  }
}

/**
 * Writes a comment; asked for twice by the same `clientCommentId`, once. Who was asked a question has answered it so.
 *
 * @throws {ServiceError} `not-found`, also for people whom the viewer may not name.
 */
export async function createComment(
  parts: FeedParts,
  viewer: Viewer,
  postId: string,
  request: { clientCommentId: string; text: string; mentions: string[] },
): Promise<FeedComment> {
  const { db } = parts
  await requirePost(db, viewer, postId)
  const mentions = await readMentions(db, viewer, request.text, request.mentions)
  const { userId, organisationId } = viewer
  const now = parts.now()
  const row = {
    commentId: createId(),
    organisationId,
    postId,
    authorId: userId,
    clientCommentId: request.clientCommentId,
    text: request.text,
    mentions,
    createdAt: now,
  }
  let isNew = true
  let named: string[] = []
  try {
    named = await db.transaction(async (tx) => {
      await tx.insert(feedComments).values(row)
      return noteMentions(tx, row, mentions, now)
    })
  } catch (error) {
    if (!isUniqueViolation(error, 'feed_comments_client')) throw error
    isNew = false
  }
  const [stored] = await db
    .select()
    .from(feedComments)
    .where(
      and(
        eq(feedComments.authorId, userId),
        eq(feedComments.clientCommentId, request.clientCommentId),
        eq(feedComments.postId, postId),
      ),
    )
  // The post went at the same moment, or the id stands for another post's comment.
  if (!stored) throw notFound('This post')
  if (isNew) {
    await db
      .update(feedAskings)
      .set({ settledAt: now })
      .where(and(eq(feedAskings.postId, postId), eq(feedAskings.userId, userId), isNull(feedAskings.settledAt)))
    publishFeed(parts, viewer, postId, 'changed')
    publishMentions(parts, viewer, postId, named)
  }
  return formatComment(db, viewer, stored)
}

/** Changes the words of a comment. @throws {ServiceError} `not-found`; `forbidden` for anybody but its author. */
export async function changeComment(
  parts: FeedParts,
  viewer: Viewer,
  commentId: string,
  change: { text: string; mentions: string[] },
): Promise<FeedComment> {
  const { db } = parts
  const { authorId, postId } = await requireComment(db, viewer, commentId)
  if (authorId !== viewer.userId) throw new ServiceError('forbidden', 'Only its author changes a comment')
  const mentions = await readMentions(db, viewer, change.text, change.mentions)
  const now = parts.now()
  const { row, named } = await db.transaction(async (tx) => {
    const [changed] = await tx
      .update(feedComments)
      .set({ text: change.text, mentions, editedAt: now })
      .where(eq(feedComments.commentId, commentId))
      .returning()
    if (!changed) throw notFound('This comment')
    return { row: changed, named: await noteMentions(tx, changed, mentions, now) }
  })
  publishFeed(parts, viewer, postId, 'changed')
  publishMentions(parts, viewer, postId, named)
  return formatComment(db, viewer, row)
}

/** Takes a comment away. @throws {ServiceError} `not-found`; `forbidden` but for its author and Managers. */
export async function deleteComment(parts: FeedParts, viewer: Viewer, commentId: string): Promise<void> {
  const { authorId, postId } = await requireComment(parts.db, viewer, commentId)
  if (authorId !== viewer.userId && !managesFeed(viewer)) {
    throw new ServiceError('forbidden', 'Only its author and managers remove a comment')
  }
  await parts.db.delete(feedComments).where(eq(feedComments.commentId, commentId))
  publishFeed(parts, viewer, postId, 'changed')
}

async function formatComment(db: Db, viewer: Viewer, row: CommentRow): Promise<FeedComment> {
  const [comment] = await formatComments(db, viewer, [row])
  if (!comment) throw notFound('This comment')
  return comment
}

async function formatComments(db: Db, viewer: Viewer, rows: readonly CommentRow[]): Promise<FeedComment[]> {
  const people = await loadPeople(
    db,
    viewer,
    rows.map(({ authorId }) => authorId),
  )
  return rows.flatMap(({ commentId, postId, authorId, text, mentions, createdAt, editedAt }) => {
    const author = people.get(authorId)
    if (!author) return []
    const times = { createdAt: createdAt.toISOString(), editedAt: editedAt?.toISOString() ?? null }
    return [{ commentId, postId, author, text, mentions, ...times }]
  })
}
