import { WebAuthnError } from '@simplewebauthn/browser'

/** Why an authenticator did not answer. */
export type CeremonyProblem =
  /** The page itself called it off, or asked for something else. */
  | 'called-off'
  /** The person did, or it took them too long: browsers do not tell which. */
  | 'cancelled'
  /** It holds such a passkey already. */
  | 'registered'
  | 'broken'

/** Reads what a ceremony ended with; undefined for what did not come from one. */
export function ceremonyProblem(error: unknown): CeremonyProblem | undefined {
  if (!(error instanceof Error)) return undefined
  if (error instanceof WebAuthnError && error.code === 'ERROR_CEREMONY_ABORTED') return 'called-off'
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'registered'
  if (error.name === 'NotAllowedError') return 'cancelled'
  return error instanceof WebAuthnError || error instanceof DOMException ? 'broken' : undefined
}
