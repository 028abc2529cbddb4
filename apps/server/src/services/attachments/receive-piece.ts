import { eq } from 'drizzle-orm'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { attachments } from '../../db/schema/index.ts'
import { invalidField } from '../../errors/service-error.ts'
import {
  type AttachmentKey,
  type AttachmentParts,
  type AttachmentRow,
  attachmentNotFound,
  isAt,
  requireAttachment,
} from './attachment-row.ts'
import { UploadOffsetError } from './upload-offset-error.ts'

/**
 * Whether a piece could be taken now, asked before its bytes are read from the network.
 *
 * @throws {ServiceError} As {@link receivePiece}.
 */
export async function requireUpload(db: Db, viewer: Viewer, key: AttachmentKey, offset: number): Promise<void> {
  const { row } = await requireAttachment(db, viewer, key)
  requirePlace(row, viewer, offset, 0)
}

/**
 * Appends a piece to a file that the viewer is sending.
 *
 * @returns Bytes of the file that are stored now.
 * @throws {UploadOffsetError} When the file does not end at `offset`.
 * @throws {ServiceError} `not-found` for whatever is not the viewer's own upload to a group of theirs; `invalid` for more
 *   bytes than were announced.
 */
export async function receivePiece(
  { db, blobs }: AttachmentParts,
  viewer: Viewer,
  key: AttachmentKey,
  offset: number,
  piece: Uint8Array,
): Promise<number> {
  return db.transaction(async (tx) => {
    // Held while the file is written: of two pieces for one place the second comes when the place is taken.
    await tx.select({ blobId: attachments.blobId }).from(attachments).where(isAt(key)).for('update')
    const { row } = await requireAttachment(tx, viewer, key)
    requirePlace(row, viewer, offset, piece.length)
    if (piece.length === 0) return row.receivedBytes
    // File first: the row never promises bytes that are not there, and what it does not know of is written again.
    await blobs.writeAt(row.blobId, offset, piece)
    const receivedBytes = offset + piece.length
    await tx.update(attachments).set({ receivedBytes }).where(eq(attachments.blobId, row.blobId))
    return receivedBytes
  })
}

function requirePlace(row: AttachmentRow, viewer: Viewer, offset: number, length: number): void {
  if (row.uploaderId !== viewer.userId) throw attachmentNotFound()
  if (offset !== row.receivedBytes) throw new UploadOffsetError(row.receivedBytes)
  if (offset + length > row.sealedBytes) throw invalidField('', 'The file is longer than it was announced')
}
