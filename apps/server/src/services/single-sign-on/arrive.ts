import { AuthorizationResponseError } from 'openid-client'
import { isUniqueViolation } from '../../db/is-unique-violation.ts'
import { singleSignOnArrivals } from '../../db/schema/index.ts'
import { ServiceError } from '../../errors/service-error.ts'
import { hashSecret } from '../auth/secret-hash.ts'
import { createSecret } from '../random-id.ts'
import { type AdmitParts, type Refusal, admit } from './admit.ts'
import { type Attempt, openAttempt } from './attempt.ts'
import { loadSettings, openAccess } from './load-settings.ts'
import { redirectUri } from './redirect-uri.ts'
import { explainFault } from './providers.ts'
import type { StartParts } from './start.ts'
import { requireVerifiedPerson } from './verified-person.ts'

export type ArriveParts = StartParts & AdmitParts

/** Where a browser goes that a provider has sent back, and with `done` what it fetches its tokens with. */
export type Arrival = { returnTo: string } & ({ outcome: 'done'; code: string } | { outcome: Refusal })

/**
 * Takes somebody in whom a provider has sent back.
 *
 * @param query What the provider wrote behind the address; of the address itself nothing is believed.
 * @param sealedAttempt What the browser kept. Who has none costs nothing; making one is limited.
 */
export async function arrive(parts: ArriveParts, query: string, sealedAttempt: string | undefined): Promise<Arrival> {
  const attempt = openAttempt(parts.singleSignOn.attempts, sealedAttempt, parts.now())
  const answer = new URL(redirectUri(parts.publicUrl()))
  answer.search = query
  // Begun by somebody else, in another browser, or long ago.
  if (!attempt || answer.searchParams.get('state') !== attempt.state) return { returnTo: '', outcome: 'expired' }
  if (!(await mayAnswer(parts, attempt))) return { returnTo: attempt.returnTo, outcome: 'expired' }
  try {
    return { returnTo: attempt.returnTo, ...(await judge(parts, attempt, answer)) }
  } catch (error) {
    return { returnTo: attempt.returnTo, outcome: explainRefusal(parts, error, attempt) }
  }
}

async function judge(
  parts: ArriveParts,
  attempt: Attempt,
  answer: URL,
): Promise<{ outcome: 'done'; code: string } | { outcome: Refusal }> {
  const { organisationId, issuer, state } = attempt
  const settings = (await loadSettings(parts.db, organisationId))?.settings
  // Another provider was entered meanwhile: what one of them says does not count as said by the other.
  if (settings?.issuer !== issuer) return { outcome: 'expired' }
  const provider = await parts.singleSignOn.providers.load(openAccess(settings, parts.singleSignOn.secrets))
  const admission = await admit(parts, settings, await requireVerifiedPerson(provider, answer, attempt))
  if (admission.kind === 'refused') return { outcome: admission.outcome }
  const code = createSecret()
  const { userId } = admission
  try {
    await parts.db.insert(singleSignOnArrivals).values({
      codeHash: hashSecret(code),
      stateHash: hashSecret(state),
      organisationId,
      userId,
      createdAt: parts.now(),
    })
  } catch (error) {
    // The same answer once more.
    if (isUniqueViolation(error, 'single_sign_on_arrivals_state')) return { outcome: 'expired' }
    throw error
  }
  return { outcome: 'done', code }
}

/** One that was begun could otherwise be answered without end, and each answer has the server ask the provider. */
async function mayAnswer({ limits }: ArriveParts, { state }: Attempt): Promise<boolean> {
  try {
    await limits.singleSignOnAnswers.take(hashSecret(state))
    return true
  } catch (error) {
    if (error instanceof ServiceError) return false
    throw error
  }
}

/** The sentence of an error can quote tokens: only its kind is written down. */
function explainRefusal({ logger }: ArriveParts, error: unknown, { organisationId }: Attempt): Refusal {
  if (error instanceof AuthorizationResponseError) {
    if (error.error === 'access_denied') return 'denied'
    logger.warn({ organisationId, error: 'refused-by-provider' }, 'Somebody could not be signed in')
    return 'failed'
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  logger.warn({ organisationId, error: code }, 'Somebody could not be signed in')
  return explainFault(error).fault === 'unreachable' ? 'unavailable' : 'failed'
}
