import { CryptoError } from '../errors.ts'

/** What was scanned is no code that lets a device in: something else altogether, or one of a later version. */
export class PairingOfferError extends CryptoError {
  override name = 'PairingOfferError'
  constructor(
    readonly problem: 'not-an-offer' | 'version',
    options?: ErrorOptions,
  ) {
    super(`Not an offer to let a device in: ${problem}`, options)
  }
}
