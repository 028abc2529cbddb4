import { CryptoError } from '../errors.ts'

/** A version of a message that is older than one seen before: replayed. */
export class StaleEditError extends CryptoError {
  override name = 'StaleEditError'
  constructor(
    readonly editCounter: number,
    readonly seenEditCounter: number,
  ) {
    super(`Version ${editCounter} of this message is older than ${seenEditCounter}`)
  }
}

/** No box of this fan-out opens for its reader: it was not written to them, or to keys that are not here (any more). */
export class NotARecipientError extends CryptoError {
  override name = 'NotARecipientError'
  constructor(readonly userId: string) {
    super('This message has no key for its reader')
  }
}
