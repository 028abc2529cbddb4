/**
 * Why a mail was not taken: `refused`, for good, by the server or for its address; `later`, the server asks for patience
 * with this mail; `away`, no mail at all gets to the server now. What the server said is not kept: it may repeat the address.
 */
export class MailError extends Error {
  override name = 'MailError'
  readonly kind: 'refused' | 'later' | 'away'
  /** Such as `550 RCPT TO` or `ETIMEDOUT CONN`. */
  readonly reason: string

  constructor(kind: MailError['kind'], reason: string) {
    super(`A mail was not taken: ${reason}`)
    this.kind = kind
    this.reason = reason
  }
}

/** What became of a try to send a mail. */
export type MailOutcome = 'sent' | MailError['kind']

/** What an error of a mailer means; one of unknown kind passes. */
export function outcomeOf(error: unknown): MailError['kind'] {
  return error instanceof MailError ? error.kind : 'later'
}
