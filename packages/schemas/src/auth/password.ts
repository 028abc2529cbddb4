import * as v from 'valibot'

/** The least number of characters of a password (SPEC.md section 9). */
export const PASSWORD_MIN_LENGTH = 8
/** The greatest number of characters of a password: hashing a longer one would only cost the server time. */
export const PASSWORD_MAX_LENGTH = 256

/** Which conditions of SPEC.md section 5 a password meets, and whether it meets them all. */
export interface PasswordStrength {
  uppercase: boolean
  lowercase: boolean
  digit: boolean
  special: boolean
  length: boolean
  valid: boolean
}

/** Reports every condition of a password's strength on its own (SPEC.md section 5). Letters of any script count. */
export function checkPasswordStrength(password: string): PasswordStrength {
  const uppercase = /\p{Lu}/u.test(password)
  const lowercase = /\p{Ll}/u.test(password)
  const digit = /\p{Nd}/u.test(password)
  const special = /[^\p{L}\p{N}\s]/u.test(password)
  const length = [...password].length >= PASSWORD_MIN_LENGTH
  return { uppercase, lowercase, digit, special, length, valid: uppercase && lowercase && digit && special && length }
}

/** A password that somebody chooses, with the messages of SPEC.md section 5. */
export const newPasswordSchema = v.pipe(
  v.string('Password is required'),
  v.nonEmpty('Password is required'),
  v.check((password) => checkPasswordStrength(password).length, 'Password must be at least 8 characters long'),
  v.maxLength(PASSWORD_MAX_LENGTH, `Password must be at most ${PASSWORD_MAX_LENGTH} characters long`),
  v.check((password) => checkPasswordStrength(password).valid, 'Password does not meet strength requirements'),
)

/** The repetition of a chosen password; that both match is a rule of the form around it. */
export const confirmPasswordSchema = v.pipe(
  v.string('Please confirm your password'),
  v.nonEmpty('Please confirm your password'),
)

/** A password and its repetition, which must be the same. */
export const passwordPairSchema = v.pipe(
  v.object({ password: newPasswordSchema, confirmPassword: confirmPasswordSchema }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      (input) => input.password === input.confirmPassword,
      'Passwords must match',
    ),
    ['confirmPassword'],
  ),
)
