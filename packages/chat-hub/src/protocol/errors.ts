/** The family of everything that this package throws. Choose by class and fields, never by the message. */
export class HubError extends Error {
  override name = 'HubError'

  /** Whether the same call may succeed later without anything being changed. */
  shouldRetry(): boolean {
    return false
  }
}

/** What was wrong with received text. Facts for logs and for choosing an answer; never text of the peer. */
export type HubProtocolErrorCode =
  | 'incomplete-record'
  | 'record-too-long'
  | 'invalid-text'
  | 'invalid-json'
  | 'invalid-message'
  | 'invalid-handshake'
  | 'unsupported-protocol'

/** The peer broke the wire protocol. A connection on which this happens is closed; it is never thrown for a call that merely failed. */
export class HubProtocolError extends HubError {
  override name = 'HubProtocolError'

  readonly code: HubProtocolErrorCode

  constructor(code: HubProtocolErrorCode, options?: ErrorOptions) {
    super(`The hub protocol was broken: ${code}`, options)
    this.code = code
  }
}
