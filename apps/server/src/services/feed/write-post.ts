import { and, eq, isNull } from 'drizzle-orm'
import { FEED_POLL_MAX_DAYS, type CheckedFeedPostPost, type FeedMention, type FeedPost } from '@umkreis/schemas'
import { managesFeed, requireFeed, requirePost } from '../../access/require-feed.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { isUniqueViolation } from '../../db/is-unique-violation.ts'
import { feedAskings, feedLinkCards, feedPictures, feedPosts } from '../../db/schema/index.ts'
import { ServiceError, invalidField, notFound } from '../../errors/service-error.ts'
import { type BlobParts, removePublicBlob } from '../blobs/public-blobs.ts'
import { createId } from '../random-id.ts'
import { askPeople } from './asked-people.ts'
import { type FeedParts, publishFeed, publishMentions } from './feed-parts.ts'
import { type NotedLink, followLink, noteLink } from './link-cards/note-link.ts'
import { readMentions } from './mentions.ts'
import { noteMentions } from './mentions/note-mentions.ts'
import { readPost } from './reader.ts'

const DAY_MS = 86_400_000

/**
 * Writes a post for everybody of the viewer's organisation but guests. Asked for twice by the same `clientPostId`, it is
 * written once.
 *
 * @throws {ServiceError} `not-found` for who has no feed, for people whom the viewer may not name and pictures that are
 * not theirs to post; `invalid` for a poll that ends too early or too late, and for skills of what is no question.
 */
export async function createPost(
  parts: FeedParts & BlobParts,
  viewer: Viewer,
  request: CheckedFeedPostPost,
): Promise<FeedPost> {
  requireFeed(viewer)
  const { db } = parts
  const written = await loadWritten(db, viewer, request.clientPostId)
  if (written) return readPost(db, viewer, written)
  const now = parts.now()
  checkPoll(request.poll, now)
  if (request.kind === 'post' && request.skills.length > 0) {
    throw invalidField('skills', 'Only a question asks for skills')
  }
  const mentions = await readMentions(db, viewer, request.text, request.mentions)
  const { skills, userIds: asked } = await askPeople(db, viewer, request)
  const postId = createId()
  const { organisationId } = viewer
  const entry = { organisationId, authorId: viewer.userId, postId, commentId: null }
  let link: NotedLink
  let named: string[] = []
  try {
    link = await db.transaction(async (tx) => {
      await tx.insert(feedPosts).values({
        postId,
        organisationId,
        authorId: viewer.userId,
        clientPostId: request.clientPostId,
        kind: request.kind,
        text: request.text,
        mentions,
        skills,
        pollOptions: request.poll?.options ?? null,
        pollEndsAt: request.poll ? new Date(request.poll.endsAt) : null,
        createdAt: now,
      })
      await takePictures(tx, viewer, postId, request.pictures)
      if (asked.length > 0) {
        await tx.insert(feedAskings).values(asked.map((userId) => ({ postId, userId, organisationId })))
      }
      named = await noteMentions(tx, entry, mentions, now)
      return noteLink(tx, { postId, organisationId, text: request.text }, now)
    })
  } catch (error) {
    // The same one twice at the same moment: whoever was first has written it.
    const first = isUniqueViolation(error, 'feed_posts_client')
      ? await loadWritten(db, viewer, request.clientPostId)
      : undefined
    if (first === undefined) throw error
    return readPost(db, viewer, first)
  }
  publishFeed(parts, viewer, postId, 'posted')
  publishMentions(parts, viewer, postId, named)
  await followLink(parts, postId, link)
  return readPost(db, viewer, postId)
}

/** Changes the words of a post. @throws {ServiceError} `not-found`; `forbidden` for anybody but its author. */
export async function changePost(
  parts: FeedParts & BlobParts,
  viewer: Viewer,
  postId: string,
  change: { text: string; mentions: string[] },
): Promise<FeedPost> {
  const { db } = parts
  const row = await requirePost(db, viewer, postId)
  if (row.authorId !== viewer.userId) throw new ServiceError('forbidden', 'Only its author changes a post')
  const mentions: FeedMention[] = await readMentions(db, viewer, change.text, change.mentions)
  const now = parts.now()
  const { link, named } = await db.transaction(async (tx) => {
    const { text } = change
    const [changed] = await tx
      .update(feedPosts)
      .set({ text, mentions, editedAt: now })
      .where(eq(feedPosts.postId, postId))
      .returning({ organisationId: feedPosts.organisationId })
    if (!changed) throw notFound('This post')
    const entry = { ...changed, authorId: viewer.userId, postId, commentId: null }
    return {
      named: await noteMentions(tx, entry, mentions, now),
      link: await noteLink(tx, { postId, text, ...changed }, now),
    }
  })
  publishFeed(parts, viewer, postId, 'changed')
  publishMentions(parts, viewer, postId, named)
  await followLink(parts, postId, link)
  return readPost(db, viewer, postId)
}

/** Takes a post away with all that belongs to it. @throws {ServiceError} `not-found`; `forbidden` but for its author and Managers. */
export async function deletePost(parts: FeedParts & BlobParts, viewer: Viewer, postId: string): Promise<void> {
  const { db } = parts
  const row = await requirePost(db, viewer, postId)
  if (row.authorId !== viewer.userId && !managesFeed(viewer)) {
    throw new ServiceError('forbidden', 'Only its author and managers remove a post')
  }
  const pictures = await db.transaction(async (tx) => {
    const urls = await tx.select({ url: feedPictures.url }).from(feedPictures).where(eq(feedPictures.postId, postId))
    const ofCard = await tx
      .select({ url: feedLinkCards.pictureUrl })
      .from(feedLinkCards)
      .where(eq(feedLinkCards.postId, postId))
    await tx.delete(feedPosts).where(eq(feedPosts.postId, postId))
    return [...urls, ...ofCard]
  })
  publishFeed(parts, viewer, postId, 'removed')
  for (const { url } of pictures) await removePublicBlob(parts, url)
}

async function loadWritten(db: Db, viewer: Viewer, clientPostId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ postId: feedPosts.postId })
    .from(feedPosts)
    .where(and(eq(feedPosts.authorId, viewer.userId), eq(feedPosts.clientPostId, clientPostId)))
  return row?.postId
}

function checkPoll(poll: CheckedFeedPostPost['poll'], now: Date): void {
  if (!poll) return
  const remainingMs = Date.parse(poll.endsAt) - now.getTime()
  if (remainingMs <= 0) throw invalidField('poll.endsAt', 'Please choose an end that is still to come')
  if (remainingMs > FEED_POLL_MAX_DAYS * DAY_MS) {
    throw invalidField('poll.endsAt', `Please choose an end within ${FEED_POLL_MAX_DAYS} days`)
  }
}

/** Puts pictures that their owner has sent, and that stand in no post yet, into one. */
async function takePictures(
  tx: Db,
  viewer: Viewer,
  postId: string,
  pictures: CheckedFeedPostPost['pictures'],
): Promise<void> {
  for (const [place, { pictureId, description }] of pictures.entries()) {
    const taken = await tx
      .update(feedPictures)
      .set({ postId, place, description })
      .where(
        and(
          eq(feedPictures.pictureId, pictureId),
          eq(feedPictures.ownerId, viewer.userId),
          isNull(feedPictures.postId),
        ),
      )
      .returning({ pictureId: feedPictures.pictureId })
    if (taken.length === 0) throw new ServiceError('not-found', 'A picture was not found. Please add it again')
  }
}
