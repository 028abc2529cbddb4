import { ConversationError } from '../errors.ts'

/**
 * Why no device was let in.
 * - `unreadable`: what was read is no code for a new device.
 * - `not-this-account`: it is one, of somebody else.
 * - `expired`: ten minutes went by.
 * - `refused`: the owner said no on the device that has the keys.
 * - `cancelled`: the owner gave up on the device that asked, or the one that showed the QR code.
 * - `answered-elsewhere`: another device, or another tab, took the request on.
 * - `forged`: what came is not from the other device, or the server shows one of them other keys of the account. Nobody was let in.
 */
export type PairingProblem =
  | 'unreadable'
  | 'not-this-account'
  | 'expired'
  | 'refused'
  | 'cancelled'
  | 'answered-elsewhere'
  | 'forged'

/** No device was let in. Trying again is harmless, except that `forged` wants to be looked into first. */
export class PairingError extends ConversationError {
  override name = 'PairingError'

  /** @param reason Why; decides what the person is told. */
  constructor(
    readonly reason: PairingProblem,
    options?: ErrorOptions,
  ) {
    super(`No device was let in: ${reason}`, options)
  }
}
