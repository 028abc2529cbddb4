import * as openId from 'openid-client'
import type { SingleSignOnStart } from '@umkreis/schemas'
import type { Db } from '../../db/client.ts'
import { ServiceError, invalidField } from '../../errors/service-error.ts'
import type { Logger } from '../../logging/logger.ts'
import type { Limits } from '../limits/limits.ts'
import { ATTEMPT_LIFETIME_MS, ownPath, sealAttempt } from './attempt.ts'
import type { SingleSignOnTools } from './create-single-sign-on.ts'
import { loadSettingsFor, openAccess } from './load-settings.ts'
import { redirectUri } from './redirect-uri.ts'
import { ProviderError } from './provider-error.ts'

/** What beginning to sign in needs. */
export interface StartParts {
  db: Db
  limits: Limits
  logger: Logger
  now: () => Date
  publicUrl: () => string
  singleSignOn: SingleSignOnTools
}

/**
 * Begins to sign somebody in at their organisation's provider. The answer depends on the domain of the address alone: whether
 * anybody has it is not looked at.
 *
 * @returns Where the browser has to go, and what it keeps meanwhile.
 * @throws {ServiceError} `invalid` at `email` where the domain is no organisation's; `unavailable`; `too-many`.
 */
export async function startSingleSignOn(
  parts: StartParts,
  { email, returnTo }: SingleSignOnStart,
  address: string,
): Promise<{ url: string; attempt: string }> {
  await parts.limits.signIns.take(address)
  const settings = await loadSettingsFor(parts.db, email)
  if (!settings) throw invalidField('email', 'There is no single sign-on for this e-mail. Please use your password')
  const { providers, secrets, attempts } = parts.singleSignOn
  try {
    const { configuration } = await providers.load(openAccess(settings, secrets))
    const [state, nonce] = [openId.randomState(), openId.randomNonce()]
    const codeVerifier = openId.randomPKCECodeVerifier()
    const url = openId.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri(parts.publicUrl()),
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: await openId.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
      login_hint: email,
    })
    const { organisationId, issuer } = settings
    const expiresAtMs = parts.now().getTime() + ATTEMPT_LIFETIME_MS
    const attempt = { organisationId, issuer, state, nonce, codeVerifier, returnTo: ownPath(returnTo), expiresAtMs }
    return { url: url.href, attempt: sealAttempt(attempts, attempt) }
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    parts.logger.warn({ fault: error.fault, organisationId: settings.organisationId }, 'A provider cannot be used')
    throw new ServiceError('unavailable', 'Your company’s sign-in does not answer. Please try again later')
  }
}
