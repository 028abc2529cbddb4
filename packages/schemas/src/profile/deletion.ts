import * as v from 'valibot'
import { currentPasswordSchema } from '../auth/change-password.ts'

/** How long a deleted account can be taken back by signing in. */
export const DELETION_GRACE_DAYS = 14

/** `DELETE /users/me`: asks for one's account to be deleted; ends every session. */
export const deletionRequestSchema = v.object({ password: currentPasswordSchema })
/** `DELETE /users/me`. */
export type DeletionRequest = v.InferOutput<typeof deletionRequestSchema>

/** The answer to `DELETE /users/me`: until then signing in takes it back. */
export const deletionAnswerSchema = v.object({ dueAt: v.pipe(v.string(), v.isoTimestamp()) })
/** The answer to `DELETE /users/me`. */
export type DeletionAnswer = v.InferOutput<typeof deletionAnswerSchema>
