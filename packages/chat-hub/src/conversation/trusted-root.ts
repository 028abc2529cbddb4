import type { DeviceRecord, UserChain } from '@umkreis/crypto'
import type { UserId } from '@umkreis/schemas'
import { EncryptionNotReadyError } from './errors.ts'
import type { Pins } from './pins.ts'

/**
 * Demands of what somebody verified wrote that it is from the keys which were compared, or from later ones that were accepted. Anybody who can put a
 * link onto a chain can start over in its owner's name: nothing may be shown under a verified name on that word alone.
 *
 * @param device What it was written with.
 * @throws {EncryptionNotReadyError} With `contact-reset`.
 */
export function requireTrustedRoot(pins: Pins, author: UserChain, device: Pick<DeviceRecord, 'addedSeq'>): void {
  const userId = author.userId as UserId
  const verified = pins.verifiedResets(userId)
  if (verified === null) return
  const untrustedSince = author.resetSeqs[Math.max(verified, pins.acceptedResets(userId))]
  if (untrustedSince === undefined || device.addedSeq < untrustedSince) return
  throw new EncryptionNotReadyError('contact-reset', { userIds: [userId] })
}
