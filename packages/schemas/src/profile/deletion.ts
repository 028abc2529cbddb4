import * as v from 'valibot'
import { proofEntries } from '../auth/proof.ts'

/** How long a deleted account can be taken back by signing in. */
export const DELETION_GRACE_DAYS = 14

/** `DELETE /users/me`: asks for one's account to be deleted, with the password or a mailed code; ends every session. */
export const deletionRequestSchema = v.object(proofEntries)
/** `DELETE /users/me`. */
export type DeletionRequest = v.InferOutput<typeof deletionRequestSchema>

/** The answer to `DELETE /users/me`: until then signing in takes it back. */
export const deletionAnswerSchema = v.object({ dueAt: v.pipe(v.string(), v.isoTimestamp()) })
/** The answer to `DELETE /users/me`. */
export type DeletionAnswer = v.InferOutput<typeof deletionAnswerSchema>
