import * as v from 'valibot'
import { blobIdSchema } from '../ids.ts'

/** Bytes that a file may have before it is sealed: 100 MiB. */
export const ATTACHMENT_MAX_BYTES = 104_857_600

/** Bytes that a sealed file may have: sealing adds 16 for each chunk of 64 KiB and a prefix. */
export const ATTACHMENT_SEALED_MAX_BYTES = ATTACHMENT_MAX_BYTES + 65_536

/** Bytes that one piece of an upload may have: 4 MiB. */
export const ATTACHMENT_PIECE_MAX_BYTES = 4_194_304

/** Unfinished uploads that one person may have at a time. One more answers 429. */
export const OPEN_UPLOADS_MAX = 20

/** Milliseconds after which an unfinished upload is removed. */
export const UPLOAD_LIFETIME_MS = 86_400_000

/** Count of bytes of a sealed file. */
const sealedBytesSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(ATTACHMENT_SEALED_MAX_BYTES))

/**
 * Body of `POST /groups/{groupId}/attachments`: announces a sealed file of this many bytes. 404 for who is not a member; 429 for too many
 * unfinished uploads, or too many bytes in a day.
 */
export const attachmentPostSchema = v.object({ sealedBytes: v.pipe(sealedBytesSchema, v.minValue(1)) })
/** Inferred from the schema above. */
export type AttachmentPost = v.InferOutput<typeof attachmentPostSchema>

/** Answer to `POST /groups/{groupId}/attachments`: the id under which the pieces are sent and the file is read. */
export const attachmentPostAnswerSchema = v.object({ blobId: blobIdSchema })
/** Inferred from the schema above. */
export type AttachmentPostAnswer = v.InferOutput<typeof attachmentPostAnswerSchema>

/**
 * Answer to `PUT /groups/{groupId}/attachments/{blobId}?offset=` with one piece as `application/octet-stream`: how many bytes the server has
 * now, which is where the next piece begins; the file is complete when these are all. When `offset` is not where the server stands,
 * nothing is stored and the problem of the 409 carries `receivedBytes`.
 */
export const attachmentPieceAnswerSchema = v.object({ receivedBytes: sealedBytesSchema })
/** Inferred from the schema above. */
export type AttachmentPieceAnswer = v.InferOutput<typeof attachmentPieceAnswerSchema>
