import * as v from 'valibot'
import { confirmPasswordSchema, newPasswordSchema, PASSWORD_MAX_LENGTH } from './password.ts'

/** The password that somebody has, asked for before something that only they may do. */
export const currentPasswordSchema = v.pipe(
  v.string('Please enter your password'),
  v.nonEmpty('Please enter your password'),
  v.maxLength(PASSWORD_MAX_LENGTH, 'The password is wrong'),
)

/** `POST /auth/change-password`: ends every other session of that person. */
export const changePasswordRequestSchema = v.pipe(
  v.object({
    currentPassword: currentPasswordSchema,
    password: newPasswordSchema,
    confirmPassword: confirmPasswordSchema,
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      (input) => input.password === input.confirmPassword,
      'Passwords must match',
    ),
    ['confirmPassword'],
  ),
)
/** `POST /auth/change-password`. */
export type ChangePasswordRequest = v.InferOutput<typeof changePasswordRequestSchema>
