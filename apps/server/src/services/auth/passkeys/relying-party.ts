/** Whose passkeys they are: the domain that they belong to, and the one origin that may ask for them. */
export interface RelyingParty {
  rpId: string
  origin: string
}

/** What this deployment is to authenticators. From its public address, never from what a request calls the server. */
export function relyingParty(publicUrl: string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl)
  return { rpId: hostname, origin }
}

/** By which authenticators know a person: their id, which says nothing of them. Base64url. */
export function userHandleOf(userId: string): string {
  return Buffer.from(userId, 'utf8').toString('base64url')
}

/** Keys that are taken, best first: EdDSA, ES256 and RS256, by their numbers in COSE. */
export const ALGORITHMS: readonly number[] = [-8, -7, -257]
