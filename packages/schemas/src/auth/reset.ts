import * as v from 'valibot'
import { emailSchema } from './email.ts'
import { confirmPasswordSchema, newPasswordSchema } from './password.ts'

const link = v.pipe(v.string('Link is required'), v.nonEmpty('Link is required'), v.maxLength(2048, 'Invalid link'))

/** `POST /auth/request`: always answered alike, whoever asks. `resetLink` is this deployment's page for a new password. */
export const resetMailRequestSchema = v.object({ email: emailSchema, resetLink: link })
/** `POST /auth/request`. */
export type ResetMailRequest = v.InferOutput<typeof resetMailRequestSchema>

/** `POST /auth/resetPassword`: `resetLink` is the whole mailed link, with its `resetLinkId`. */
export const resetPasswordRequestSchema = v.pipe(
  v.object({ password: newPasswordSchema, confirmPassword: confirmPasswordSchema, resetLink: link }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      (input) => input.password === input.confirmPassword,
      'Passwords must match',
    ),
    ['confirmPassword'],
  ),
)
/** `POST /auth/resetPassword`. */
export type ResetPasswordRequest = v.InferOutput<typeof resetPasswordRequestSchema>

/** `POST /auth/set-new-password`: the same with the id alone. */
export const setNewPasswordRequestSchema = v.object({
  password: newPasswordSchema,
  resetLinkId: v.pipe(v.string(), v.nonEmpty('Link is required'), v.maxLength(256, 'Invalid link')),
})
/** `POST /auth/set-new-password`. */
export type SetNewPasswordRequest = v.InferOutput<typeof setNewPasswordRequestSchema>
