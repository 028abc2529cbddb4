/** The challenge that an authenticator says it answers; empty for what is no client data. */
export function readChallenge(clientDataJson: string): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8'))
    if (typeof data !== 'object' || data === null || !('challenge' in data)) return ''
    return typeof data.challenge === 'string' ? data.challenge : ''
  } catch {
    return ''
  }
}
