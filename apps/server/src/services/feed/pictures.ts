import { and, count, eq, inArray, isNull, lte } from 'drizzle-orm'
import type { FeedPicture } from '@umkreis/schemas'
import { requireFeed } from '../../access/require-feed.ts'
import type { Viewer } from '../../access/viewer.ts'
import { feedPictures } from '../../db/schema/index.ts'
import { ServiceError } from '../../errors/service-error.ts'
import { encodePicture } from './encode-picture.ts'
import { type BlobParts, removePublicBlob, storePublicBlob } from '../blobs/public-blobs.ts'
import { createId } from '../random-id.ts'

/** Pictures of one person that stand in no post yet: four posts that are being written. */
export const WAITING_PICTURES_MAX = 16
const WAITING_MS = 24 * 60 * 60 * 1000
const ROUND_SIZE = 500

/**
 * Keeps a picture, encoded anew, for a post that the viewer is writing.
 *
 * @throws {ServiceError} `not-found` for who has no feed; `invalid` for anything but a whole PNG, JPEG or WebP picture;
 * `too-many` when too many stand in no post.
 */
export async function uploadPicture(parts: BlobParts, viewer: Viewer, bytes: Uint8Array): Promise<FeedPicture> {
  requireFeed(viewer)
  const { db, now } = parts
  const [waiting] = await db
    .select({ count: count() })
    .from(feedPictures)
    .where(and(eq(feedPictures.ownerId, viewer.userId), isNull(feedPictures.postId)))
  if ((waiting?.count ?? 0) >= WAITING_PICTURES_MAX) {
    throw new ServiceError('too-many', 'Too many pictures wait for a post. Please try again later', {
      retryAfterS: 60 * 60,
    })
  }
  const { organisationId, userId } = viewer
  const { data, width, height } = await encodePicture(bytes)
  const url = await storePublicBlob(parts, { organisationId, ownerId: userId, contentType: 'image/webp', bytes: data })
  const picture = { pictureId: createId(), url, width, height }
  await db.insert(feedPictures).values({ ...picture, organisationId, ownerId: userId, createdAt: now() })
  return { ...picture, description: '' }
}

/** Takes a picture away that the viewer sent and has not posted. */
export async function removeWaitingPicture(parts: BlobParts, viewer: Viewer, pictureId: string): Promise<void> {
  requireFeed(viewer)
  const removed = await parts.db
    .delete(feedPictures)
    .where(
      and(eq(feedPictures.pictureId, pictureId), eq(feedPictures.ownerId, viewer.userId), isNull(feedPictures.postId)),
    )
    .returning({ url: feedPictures.url })
  for (const { url } of removed) await removePublicBlob(parts, url)
}

/** Takes away what has waited for a post for a day. */
export async function sweepFeedPictures(parts: BlobParts): Promise<void> {
  const overdue = await parts.db
    .select({ pictureId: feedPictures.pictureId })
    .from(feedPictures)
    .where(and(isNull(feedPictures.postId), lte(feedPictures.createdAt, new Date(parts.now().getTime() - WAITING_MS))))
    .limit(ROUND_SIZE)
  if (overdue.length === 0) return
  // Asked again while deleting: one may have been posted just now.
  const removed = await parts.db
    .delete(feedPictures)
    .where(
      and(
        isNull(feedPictures.postId),
        inArray(
          feedPictures.pictureId,
          overdue.map(({ pictureId }) => pictureId),
        ),
      ),
    )
    .returning({ url: feedPictures.url })
  for (const { url } of removed) await removePublicBlob(parts, url)
}
