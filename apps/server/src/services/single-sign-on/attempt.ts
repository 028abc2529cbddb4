import * as v from 'valibot'
import type { Seal } from '../seal.ts'

/** How long somebody may take at the provider. */
export const ATTEMPT_LIFETIME_MS = 10 * 60_000

const attemptSchema = v.object({
  organisationId: v.string(),
  issuer: v.string(),
  state: v.string(),
  nonce: v.string(),
  codeVerifier: v.string(),
  /** A path of the application; empty: wherever people arrive. */
  returnTo: v.string(),
  expiresAtMs: v.number(),
})
/** What a browser keeps, sealed, while its owner is at the provider: the answer counts in this browser alone. */
export type Attempt = v.InferOutput<typeof attemptSchema>

const BOUND_TO = 'attempt'

/** Seals an attempt for the browser that makes it. */
export function sealAttempt(seal: Seal, attempt: Attempt): string {
  return seal.seal(BOUND_TO, JSON.stringify(attempt))
}

/** @returns Undefined for what this deployment did not seal, and for what is too old. */
export function openAttempt(seal: Seal, sealed: string | undefined, now: Date): Attempt | undefined {
  const text = sealed === undefined ? undefined : seal.open(BOUND_TO, sealed)
  if (text === undefined) return undefined
  const attempt = v.parse(attemptSchema, JSON.parse(text))
  return attempt.expiresAtMs > now.getTime() ? attempt : undefined
}

/**
 * The page that somebody wanted to see, if it is one of the application.
 *
 * @param text Untrusted.
 * @returns A path; empty for anything that would lead elsewhere, whatever the trick.
 */
export function ownPath(text: string | undefined): string {
  const here = 'https://umkreis.invalid'
  const url = text?.startsWith('/app/') ? URL.parse(text, here) : undefined
  if (!url || url.origin !== here || !url.pathname.startsWith('/app/')) return ''
  return `${url.pathname}${url.search}${url.hash}`
}
