/** Where a person's QR code leads: any phone's own scanner opens it, and a stranger is asked to sign in first. */
export function profileLink(origin: string, userId: string): string {
  return `${origin}/app/matchingPeople?userId=${encodeURIComponent(userId)}`
}
