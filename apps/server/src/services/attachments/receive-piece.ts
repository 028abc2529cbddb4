import { and, eq } from 'drizzle-orm'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { attachments } from '../../db/schema/index.ts'
import { invalidField } from '../../errors/service-error.ts'
import type { BlobStore } from '../blobs/blob-store.ts'
import { createSlots } from '../limits/slots.ts'
import {
  type AttachmentKey,
  type AttachmentParts,
  type AttachmentRow,
  attachmentNotFound,
  isAt,
  requireAttachment,
} from './attachment-row.ts'
import { UploadOffsetError } from './upload-offset-error.ts'

// Of two pieces for one place the second comes when the place is taken: a client sends again what it got no answer for.
// In another process it may come at the same time; then it has the same bytes, because a client seals a piece once.
const writing = createSlots(1, 'The file is being written', Number.POSITIVE_INFINITY)

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
  parts: AttachmentParts,
  viewer: Viewer,
  key: AttachmentKey,
  offset: number,
  piece: Uint8Array,
): Promise<number> {
  return writing.run(key.blobId, () => appendPiece(parts, viewer, key, offset, piece))
}

async function appendPiece(
  { db, blobs }: AttachmentParts,
  viewer: Viewer,
  key: AttachmentKey,
  offset: number,
  piece: Uint8Array,
): Promise<number> {
  const { row } = await requireAttachment(db, viewer, key)
  requirePlace(row, viewer, offset, piece.length)
  if (piece.length === 0) return row.receivedBytes
  // File first: the row never promises bytes that are not there, and what it does not know of is written again. Past any
  // transaction: a storage that is slow must not keep the connections of the database from everybody else.
  await blobs.writeAt(row.blobId, offset, piece)
  const receivedBytes = offset + piece.length
  const told = await db
    .update(attachments)
    .set({ receivedBytes })
    .where(and(isAt(key), eq(attachments.receivedBytes, offset)))
    .returning({ blobId: attachments.blobId })
  if (told.length === 0) await sayWhatChanged(db, blobs, viewer, key)
  return receivedBytes
}

/** What was removed meanwhile stays removed, with what was just written; what another process appended is there. */
async function sayWhatChanged(db: Db, blobs: BlobStore, viewer: Viewer, key: AttachmentKey): Promise<never> {
  const [row] = await db.select().from(attachments).where(isAt(key))
  if (!row) await blobs.remove(key.blobId)
  const { row: changed } = await requireAttachment(db, viewer, key)
  throw new UploadOffsetError(changed.receivedBytes)
}

function requirePlace(row: AttachmentRow, viewer: Viewer, offset: number, length: number): void {
  if (row.uploaderId !== viewer.userId) throw attachmentNotFound()
  if (offset !== row.receivedBytes) throw new UploadOffsetError(row.receivedBytes)
  if (offset + length > row.sealedBytes) throw invalidField('', 'The file is longer than it was announced')
}
