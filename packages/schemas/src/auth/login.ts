import * as v from 'valibot'
import { emailSchema } from './email.ts'
import { PASSWORD_MAX_LENGTH } from './password.ts'

/** `POST /auth/login`. */
export const loginRequestSchema = v.object({
  email: emailSchema,
  password: v.pipe(
    v.string('Password is required'),
    v.nonEmpty('Password is required'),
    v.maxLength(PASSWORD_MAX_LENGTH, `Password must be at most ${PASSWORD_MAX_LENGTH} characters long`),
  ),
})
/** `POST /auth/login`. */
export type LoginRequest = v.InferOutput<typeof loginRequestSchema>
