import type { UserId } from '@umkreis/schemas'
import type { Pins } from './pins.ts'

/**
 * What the owner of this device knows of somebody's keys.
 * - `none`: never compared; what the server offered first is trusted.
 * - `verified`: compared with the person, and the same since.
 * - `changed`: compared once, and the person, or somebody else, started over since. Nothing is sealed to the new keys before
 *   `acceptContactKeys`; afterwards it is `none`, until they are compared again.
 */
export type Verification = 'none' | 'verified' | 'changed'

/** What is known of somebody's keys by what was pinned. */
export function verificationOf(pins: Pins, userId: UserId): Verification {
  const verified = pins.verifiedResets(userId)
  const pin = pins.user(userId)
  if (verified === null || !pin) return 'none'
  if (verified === pin.resetCounter) return 'verified'
  return pins.isRootAccepted(userId) ? 'none' : 'changed'
}
