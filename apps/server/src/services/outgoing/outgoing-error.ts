/**
 * Why nothing was fetched:
 * `not-allowed` – the address, or where it leads, is none that this server asks;
 * `unreachable` – no connection, or it broke; `too-slow`; `too-long`; `wrong-type` – of what was asked for there is none;
 * `too-many-redirects`.
 */
export type OutgoingReason =
  | 'not-allowed'
  | 'unreachable'
  | 'too-slow'
  | 'too-long'
  | 'wrong-type'
  | 'too-many-redirects'

/** What was asked of another server did not come. Says nothing of the address: it may belong into no log. */
export class OutgoingError extends Error {
  override name = 'OutgoingError'
  readonly reason: OutgoingReason

  constructor(reason: OutgoingReason, options?: ErrorOptions) {
    super(`Nothing was fetched: ${reason}`, options)
    this.reason = reason
  }
}
