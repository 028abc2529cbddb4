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
