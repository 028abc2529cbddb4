import { createHmac, hkdfSync } from 'node:crypto'

/**
 * Makes the secret in the link of an invitation by mail. It follows from the invitation's id, so that a mail which is
 * still to be written after a restart has the link that the database knows by its hash, without the database holding it.
 */
export type TokenOfInvitation = (invitationId: string) => string

/** @param tokenKey What signs tokens; a key of its own is derived from it. */
export function createTokenOfInvitation(tokenKey: Uint8Array): TokenOfInvitation {
  const key = Buffer.from(hkdfSync('sha256', tokenKey, '', 'umkreis invitation links', 32))
  return (invitationId) => createHmac('sha256', key).update(invitationId).digest('base64url')
}
