import { and, eq, isNull } from 'drizzle-orm'
import { requireGroup, type Membership } from '../../access/require-group.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { attachments } from '../../db/schema/index.ts'
import { notFound } from '../../errors/service-error.ts'
import type { BlobStore } from '../blobs/blob-store.ts'

/** What keeping attachments takes. */
export interface AttachmentParts {
  db: Db
  blobs: BlobStore
  now: () => Date
}

/** Which file, and of which group's messages. */
export interface AttachmentKey {
  groupId: string
  blobId: string
}

export type AttachmentRow = typeof attachments.$inferSelect

/** @throws {ServiceError} `not-found` for what is not in a group of the viewer, and for what was removed. */
export async function requireAttachment(
  db: Db,
  viewer: Viewer,
  { groupId, blobId }: AttachmentKey,
): Promise<{ row: AttachmentRow; membership: Membership }> {
  const membership = await requireGroup(db, viewer, groupId)
  const [row] = await db.select().from(attachments).where(isAt({ groupId, blobId }))
  if (!row) throw attachmentNotFound()
  return { row, membership }
}

/** The condition on `attachments` for one file that was not removed. */
export function isAt({ groupId, blobId }: AttachmentKey) {
  return and(eq(attachments.blobId, blobId), eq(attachments.groupId, groupId), isNull(attachments.removedAt))
}

export function attachmentNotFound(): Error {
  return notFound('This file')
}

export function isComplete({ receivedBytes, sealedBytes }: AttachmentRow): boolean {
  return receivedBytes === sealedBytes
}
