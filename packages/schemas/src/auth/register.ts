import * as v from 'valibot'
import { emailSchema } from './email.ts'
import { singleLine, visibleOrEmpty } from '../plain-text.ts'
import { confirmPasswordSchema, newPasswordSchema } from './password.ts'

const passwordsMatch = 'Passwords must match'

/** `POST /auth/register` (a global user) and `POST /auth/register/{invitationToken}` (joins the inviting organisation). */
export const registerRequestSchema = v.pipe(
  v.object({ email: emailSchema, password: newPasswordSchema, confirmPassword: confirmPasswordSchema }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      (input) => input.password === input.confirmPassword,
      passwordsMatch,
    ),
    ['confirmPassword'],
  ),
)
/** `POST /auth/register` and `POST /auth/register/{invitationToken}`. */
export type RegisterRequest = v.InferOutput<typeof registerRequestSchema>

/**
 * `POST /auth/register-trial`: founds an organisation. Without a name it is called after the address's domain until its
 * Owner renames it.
 */
export const registerTrialRequestSchema = v.pipe(
  v.object({
    email: emailSchema,
    password: newPasswordSchema,
    confirmPassword: confirmPasswordSchema,
    organisationName: v.optional(
      v.pipe(
        v.string(),
        v.trim(),
        v.maxLength(120, 'Company name must be at most 120 characters long'),
        // It stands in the invitations that are mailed to strangers.
        singleLine('Invalid company name'),
        visibleOrEmpty('Invalid company name'),
        v.excludes('://', 'Invalid company name'),
      ),
    ),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      (input) => input.password === input.confirmPassword,
      passwordsMatch,
    ),
    ['confirmPassword'],
  ),
)
/** `POST /auth/register-trial`. */
export type RegisterTrialRequest = v.InferOutput<typeof registerTrialRequestSchema>
