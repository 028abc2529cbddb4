/** An invitation that nobody follows for 14 days ends to be one. */
const INVITATION_LIFETIME_MS = 14 * 24 * 60 * 60 * 1000

/** When an invitation of now ends. */
export function invitationExpiry(now: Date): Date {
  return new Date(now.getTime() + INVITATION_LIFETIME_MS)
}

/** When an invitation that ends then was made, or sent again. */
export function invitationStart(expiresAt: Date): Date {
  return new Date(expiresAt.getTime() - INVITATION_LIFETIME_MS)
}
