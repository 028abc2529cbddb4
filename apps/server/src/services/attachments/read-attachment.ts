import type { Viewer } from '../../access/viewer.ts'
import {
  type AttachmentKey,
  type AttachmentParts,
  attachmentNotFound,
  isComplete,
  requireAttachment,
} from './attachment-row.ts'

/** A sealed file that the viewer may read. */
export interface ReadableAttachment {
  sealedBytes: number
  /** @returns Bytes from `start` up to, not including, `end`. */
  stream(start: number, end: number): ReadableStream<Uint8Array<ArrayBuffer>>
}

/** @throws {ServiceError} `not-found` for what is not in a group of the viewer or has not arrived whole. */
export async function readAttachment(
  { db, blobs }: AttachmentParts,
  viewer: Viewer,
  key: AttachmentKey,
): Promise<ReadableAttachment> {
  const { row } = await requireAttachment(db, viewer, key)
  const { blobId, sealedBytes } = row
  const blob = isComplete(row) ? await blobs.open(blobId) : undefined
  if (blob?.size !== sealedBytes) throw attachmentNotFound()
  return { sealedBytes, stream: blob.stream }
}
