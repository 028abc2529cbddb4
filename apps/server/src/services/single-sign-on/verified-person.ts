import * as openId from 'openid-client'
import { emailSchema, firstNameSchema, lastNameSchema } from '@umkreis/schemas'
import * as v from 'valibot'
import type { Attempt } from './attempt.ts'
import type { Provider } from './providers.ts'

/** What a provider says of somebody. */
export interface VerifiedPerson {
  /** Undefined: it vouches for no address. */
  email: string | undefined
  /** Empty where it says none that can be shown. */
  firstName: string
  lastName: string
}

/**
 * Exchanges the code that a browser came back with, and checks all that comes: state and issuer of the answer (RFC 9207), the
 * token's signature, issuer, audience, times and nonce.
 *
 * @param answer The address that the provider sent the browser to, below the public address of this deployment.
 * @throws {Error} Whatever the library found wrong; `AuthorizationResponseError` where the provider itself refused.
 */
export async function requireVerifiedPerson(
  { configuration }: Provider,
  answer: URL,
  { state, nonce, codeVerifier }: Attempt,
): Promise<VerifiedPerson> {
  const tokens = await openId.authorizationCodeGrant(configuration, answer, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: codeVerifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (!claims) throw new Error('The provider sent no ID token')
  // Some tell of people only where they are asked for them.
  const isComplete = claims.email !== undefined && claims.email_verified !== undefined
  const canAsk = !isComplete && configuration.serverMetadata().userinfo_endpoint !== undefined
  const told = canAsk ? await openId.fetchUserInfo(configuration, tokens.access_token, claims.sub) : claims
  return readPerson(told)
}

function readPerson(claims: Readonly<Record<string, unknown>>): VerifiedPerson {
  // As a text some providers send it, against the letter of the standard.
  const isVerified = claims.email_verified === true || claims.email_verified === 'true'
  const email = v.safeParse(emailSchema, claims.email)
  const name = (schema: typeof firstNameSchema, claim: unknown) => {
    const read = v.safeParse(schema, claim)
    return read.success ? read.output : ''
  }
  return {
    email: isVerified && email.success ? email.output : undefined,
    firstName: name(firstNameSchema, claims.given_name),
    lastName: name(lastNameSchema, claims.family_name),
  }
}
