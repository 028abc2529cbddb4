import { createHash } from 'node:crypto'

/** What the database keeps of a random secret (refresh token, reset link, invitation): enough to recognise it. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret, 'utf8').digest('base64url')
}
