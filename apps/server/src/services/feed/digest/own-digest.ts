import { eq } from 'drizzle-orm'
import type { FeedDigest } from '@umkreis/schemas'
import { requireFeed } from '../../../access/require-feed.ts'
import type { Viewer } from '../../../access/viewer.ts'
import type { Db } from '../../../db/client.ts'
import { feedDigests } from '../../../db/schema/index.ts'
import { nextDigestAt } from './digest-times.ts'

/** Whether the viewer gets the weekly digest, and by which clock. @throws {ServiceError} `not-found`. */
export async function readDigest(db: Db, viewer: Viewer): Promise<FeedDigest> {
  requireFeed(viewer)
  const [row] = await db
    .select({ timeZone: feedDigests.timeZone })
    .from(feedDigests)
    .where(eq(feedDigests.userId, viewer.userId))
  return { timeZone: row?.timeZone ?? null }
}

/** Has the viewer get the weekly digest from now on, or no more. @throws {ServiceError} `not-found`. */
export async function changeDigest(
  { db, now }: { db: Db; now: () => Date },
  viewer: Viewer,
  { timeZone }: FeedDigest,
): Promise<FeedDigest> {
  requireFeed(viewer)
  const { userId, organisationId } = viewer
  if (timeZone === null) {
    await endDigest(db, userId)
  } else {
    const dueAt = nextDigestAt(now(), timeZone)
    await db
      .insert(feedDigests)
      .values({ userId, organisationId, timeZone, dueAt, since: now() })
      .onConflictDoUpdate({ target: feedDigests.userId, set: { timeZone, dueAt, organisationId } })
  }
  return { timeZone }
}

/** Sends no more digest to somebody; done twice as often as once. */
export async function endDigest(db: Db, userId: string): Promise<void> {
  await db.delete(feedDigests).where(eq(feedDigests.userId, userId))
}
