import * as v from 'valibot'
import { emailSchema } from './email.ts'

/** `POST /auth/single-sign-on/start`: whose domain decides where they sign in. */
export const singleSignOnStartSchema = v.object({
  email: emailSchema,
  /** The page of the application that they wanted to see. Anything else is left out. */
  returnTo: v.optional(v.pipe(v.string(), v.maxLength(2000))),
})
/** `POST /auth/single-sign-on/start`. */
export type SingleSignOnStart = v.InferOutput<typeof singleSignOnStartSchema>

/** The answer: where the browser has to go. */
export const singleSignOnStartAnswerSchema = v.object({ url: v.string() })
/** The answer to `POST /auth/single-sign-on/start`. */
export type SingleSignOnStartAnswer = v.InferOutput<typeof singleSignOnStartAnswerSchema>

/**
 * How a way through single sign-on ended, as the sign-in page is told in its parameter `singleSignOn`: with `done` it is to
 * be finished by `POST /auth/single-sign-on/finish`. Otherwise: it took too long, or began in another browser; the person or
 * the provider said no; the provider's answer does not hold; it does not vouch for the address; the address is of no domain
 * of the organisation; it belongs to an account elsewhere; there is no account; the provider did not answer.
 */
export const singleSignOnOutcomeSchema = v.picklist([
  'done',
  'expired',
  'denied',
  'failed',
  'unverified',
  'other-domain',
  'elsewhere',
  'unknown',
  'unavailable',
])
/** How a way through single sign-on ended. */
export type SingleSignOnOutcome = v.InferOutput<typeof singleSignOnOutcomeSchema>
