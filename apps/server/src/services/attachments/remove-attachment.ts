import { and, eq, inArray, isNotNull, isNull, lt, lte } from 'drizzle-orm'
import { UPLOAD_LIFETIME_MS } from '@umkreis/schemas'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { attachments } from '../../db/schema/index.ts'
import { ServiceError } from '../../errors/service-error.ts'
import {
  type AttachmentKey,
  type AttachmentParts,
  attachmentNotFound,
  isAt,
  isComplete,
  requireAttachment,
} from './attachment-row.ts'

// Files that one round takes away at most: the next round finds the others.
const ROUND_SIZE = 1000

/**
 * Removes a file. Like a message, its sender and whoever manages the group may do so; one that is still on its way is
 * nobody's but its sender's.
 *
 * @throws {ServiceError} `not-found` for what is not in a group of the viewer; `forbidden`.
 */
export async function removeAttachment(parts: AttachmentParts, viewer: Viewer, key: AttachmentKey): Promise<void> {
  const { row, membership } = await requireAttachment(parts.db, viewer, key)
  const isManager = membership.member.role === 'manager' && membership.group.directKey === null
  if (row.uploaderId !== viewer.userId) {
    if (!isComplete(row)) throw attachmentNotFound()
    if (!isManager) throw new ServiceError('forbidden', 'Only its sender and who manages the group remove a file')
  }
  // Row first: whoever reads finds nothing from here on, and a file that stays behind is taken away by the next sweep.
  await parts.db.update(attachments).set({ removedAt: parts.now() }).where(isAt(key))
  await parts.blobs.remove(row.blobId)
}

/** Ends what a person was still sending; the files go with the next sweep. */
export async function endUploadsOf(tx: Db, userId: string, now: Date): Promise<void> {
  await tx
    .update(attachments)
    .set({ removedAt: now })
    .where(and(eq(attachments.uploaderId, userId), isNull(attachments.removedAt), isUnfinished()))
}

/**
 * Takes away files whose upload did not finish in a day, and those of which a row says that they were removed. Processes
 * may do this at the same time, and again after one that ended half-way.
 */
export async function sweepAttachments({ db, blobs, now }: AttachmentParts): Promise<void> {
  const removedAt = now()
  const overdue = new Date(removedAt.getTime() - UPLOAD_LIFETIME_MS)
  await db
    .update(attachments)
    .set({ removedAt })
    .where(and(isNull(attachments.removedAt), isUnfinished(), lte(attachments.createdAt, overdue)))
  const removed = await db
    .select({ blobId: attachments.blobId })
    .from(attachments)
    .where(isNotNull(attachments.removedAt))
    .orderBy(attachments.createdAt)
    .limit(ROUND_SIZE)
  for (const { blobId } of removed) await blobs.remove(blobId)
  // Rows count for a day against who removes and sends for ever.
  const gone = removed.map(({ blobId }) => blobId)
  await db.delete(attachments).where(and(inArray(attachments.blobId, gone), lte(attachments.createdAt, overdue)))
}

function isUnfinished() {
  return lt(attachments.receivedBytes, attachments.sealedBytes)
}
