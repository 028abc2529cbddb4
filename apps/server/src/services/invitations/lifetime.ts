/** An invitation that nobody follows for so many days ends to be one. */
export const INVITATION_DAYS = 14
const INVITATION_LIFETIME_MS = INVITATION_DAYS * 24 * 60 * 60 * 1000

/** When an invitation of now ends. */
export function invitationExpiry(now: Date): Date {
  return new Date(now.getTime() + INVITATION_LIFETIME_MS)
}

/** When an invitation that ends then was made, or sent again. */
export function invitationStart(expiresAt: Date): Date {
  return new Date(expiresAt.getTime() - INVITATION_LIFETIME_MS)
}
