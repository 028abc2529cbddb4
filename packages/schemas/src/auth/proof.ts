import * as v from 'valibot'
import { currentPasswordSchema } from './change-password.ts'

const DIGITS = 8
const WRONG = 'The code is wrong, or too old'

const proofPurposeSchema = v.picklist(['deletion', 'passkey'])
/** What a stolen session alone must not do: before it somebody proves that they are who is signed in. */
export type ProofPurpose = v.InferOutput<typeof proofPurposeSchema>

/** A code that was mailed: eight digits, however they were spaced. */
export const proofCodeSchema = v.pipe(
  v.string('Please enter the code'),
  v.maxLength(64, WRONG),
  v.transform((text) => text.replaceAll(/\s/g, '')),
  v.nonEmpty('Please enter the code'),
  v.regex(new RegExp(String.raw`^\d{${DIGITS}}$`), WRONG),
)

/** What somebody proves with: the password, or a code that was mailed to them. */
export const proofEntries = { password: v.optional(currentPasswordSchema), code: v.optional(proofCodeSchema) }

/** `GET /auth/proof`. */
export const proofAnswerSchema = v.object({
  /** False for who has only ever come by single sign-on. */
  hasPassword: v.boolean(),
  /** Whether a password would sign them in: not where their organisation has them come by single sign-on alone. */
  mayHavePassword: v.boolean(),
  /** What is asked for: the password, or a code that is mailed to who has none, or may not sign in with it. */
  by: v.picklist(['password', 'mail']),
})
/** `GET /auth/proof`. */
export type ProofAnswer = v.InferOutput<typeof proofAnswerSchema>

/** `POST /auth/proof-codes`: mails a code, good for this purpose in the session that asks. */
export const proofCodeRequestSchema = v.object({ purpose: proofPurposeSchema })
