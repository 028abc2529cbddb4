import { and, count, eq, gt, isNull, lt, min, sql } from 'drizzle-orm'
import { OPEN_UPLOADS_MAX, UPLOAD_LIFETIME_MS, type BlobId } from '@umkreis/schemas'
import { requireGroup } from '../../access/require-group.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { attachments, users } from '../../db/schema/index.ts'
import { ServiceError } from '../../errors/service-error.ts'
import { createSecret } from '../random-id.ts'
import type { AttachmentParts } from './attachment-row.ts'

/** Bytes that one person may send in a day: 2 GiB. What was removed half-way counts with what had arrived. */
export const DAILY_BYTES_MAX = 2 * 1024 ** 3

const DAY_MS = 86_400_000

/**
 * Makes room for a sealed file of a group's messages.
 *
 * @returns The id under which its pieces are sent.
 * @throws {ServiceError} `not-found` for a group that is not the viewer's; `too-many` for too many unfinished files or
 *   too many bytes in a day, with when to try again.
 */
export async function beginUpload(
  { db, now }: AttachmentParts,
  viewer: Viewer,
  groupId: string,
  sealedBytes: number,
): Promise<BlobId> {
  const blobId = createSecret()
  const createdAt = now()
  await db.transaction(async (tx) => {
    // One of a person at a time, so that calls at once do not all see the same room.
    await tx.select({ userId: users.userId }).from(users).where(eq(users.userId, viewer.userId)).for('no key update')
    await requireGroup(tx, viewer, groupId)
    await requireRoom(tx, viewer.userId, sealedBytes, createdAt.getTime())
    await tx.insert(attachments).values({ blobId, groupId, uploaderId: viewer.userId, sealedBytes, createdAt })
  })
  return blobId as BlobId
}

async function requireRoom(tx: Db, uploaderId: string, sealedBytes: number, nowMs: number): Promise<void> {
  const since = (ageMs: number) =>
    and(eq(attachments.uploaderId, uploaderId), gt(attachments.createdAt, new Date(nowMs - ageMs)))
  const [open] = await tx
    .select({ count: count(), oldest: min(attachments.createdAt) })
    .from(attachments)
    .where(
      and(
        since(UPLOAD_LIFETIME_MS),
        isNull(attachments.removedAt),
        lt(attachments.receivedBytes, attachments.sealedBytes),
      ),
    )
  if (open && open.count >= OPEN_UPLOADS_MAX) {
    throw tooMany('Too many files are on their way. Please let some arrive or cancel them', open.oldest, nowMs)
  }
  const taken = sql<string>`coalesce(sum(case when ${attachments.removedAt} is null then ${attachments.sealedBytes}
    else ${attachments.receivedBytes} end), 0)`
  const [day] = await tx
    .select({ bytes: taken, oldest: min(attachments.createdAt) })
    .from(attachments)
    .where(since(DAY_MS))
  if (Number(day?.bytes ?? 0) + sealedBytes > DAILY_BYTES_MAX) {
    throw tooMany('You have sent a great deal today. Please send this file tomorrow', day?.oldest, nowMs)
  }
}

/** Room comes back when the oldest file has become a day old. */
function tooMany(message: string, oldest: Date | null | undefined, nowMs: number): ServiceError {
  const waitMs = (oldest?.getTime() ?? nowMs) + DAY_MS - nowMs
  return new ServiceError('too-many', message, { retryAfterS: Math.max(1, waitMs / 1000) })
}
