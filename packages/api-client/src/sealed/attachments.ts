import {
  attachmentPieceAnswerSchema,
  attachmentPostAnswerSchema,
  type AttachmentPieceAnswer,
  type BlobId,
  type GroupId,
} from '@umkreis/schemas'
import { ApiProblemError } from '../errors.ts'
import type { Http } from '../http.ts'

// As long as the server waits for one.
const PIECE_TIMEOUT_MS = 60_000

/** Sealed files of a group's messages, sent in pieces and read as a stream. The server can open none of them. */
export interface AttachmentsResource {
  /**
   * Announces a file.
   *
   * @param sealedBytes Its whole size as sealed, 1 to `ATTACHMENT_SEALED_MAX_BYTES`.
   * @throws {ApiProblemError} With 429 for too many unfinished files, or too many bytes in a day.
   */
  begin(groupId: GroupId, sealedBytes: number, signal?: AbortSignal): Promise<BlobId>
  /**
   * Sends the bytes from `offset` on, at most `ATTACHMENT_PIECE_MAX_BYTES`, in a minute at most. After a failure the same piece may be
   * sent again.
   *
   * @returns Where the server stands: the next piece begins there, and the file is complete once these are all its bytes. It is not
   *   the end of this piece when the server stood elsewhere than at `offset`: then it took nothing.
   */
  sendPiece(
    groupId: GroupId,
    blobId: BlobId,
    offset: number,
    piece: Uint8Array<ArrayBuffer>,
    signal?: AbortSignal,
  ): Promise<AttachmentPieceAnswer>
  /** Reads a complete file, from the first step of the iteration on. Ending the iteration early ends the transfer. */
  read(groupId: GroupId, blobId: BlobId, signal?: AbortSignal): AsyncGenerator<Uint8Array<ArrayBuffer>, void>
  /** Removes a file that one sent oneself, complete or not, or that was sent to a group that one manages. */
  remove(groupId: GroupId, blobId: BlobId): Promise<void>
}

export function createAttachmentsResource(http: Http): AttachmentsResource {
  const path = (groupId: GroupId, blobId = '') =>
    `groups/${encodeURIComponent(groupId)}/attachments${blobId && `/${encodeURIComponent(blobId)}`}`
  return {
    async begin(groupId, sealedBytes, signal) {
      const { blobId } = await http.json('post', path(groupId), attachmentPostAnswerSchema, {
        json: { sealedBytes },
        ...(signal && { signal }),
      })
      return blobId
    },
    async sendPiece(groupId, blobId, offset, piece, signal) {
      try {
        return await http.json('put', path(groupId, blobId), attachmentPieceAnswerSchema, {
          body: piece,
          headers: { 'content-type': 'application/octet-stream' },
          searchParams: { offset },
          timeout: PIECE_TIMEOUT_MS,
          ...(signal && { signal }),
        })
      } catch (error) {
        const receivedBytes = error instanceof ApiProblemError ? error.problem.receivedBytes : undefined
        if (receivedBytes === undefined) throw error
        return { receivedBytes }
      }
    },
    read: (groupId, blobId, signal) => http.bytes(path(groupId, blobId), signal && { signal }),
    remove: (groupId, blobId) => http.send('delete', path(groupId, blobId)),
  }
}
