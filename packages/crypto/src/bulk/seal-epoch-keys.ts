import type { Bytes } from '../bytes.ts'
import { sealToRecipient, type BoxPlace, type EpochKeyRecipient } from '../epochs/epoch-box.ts'
import { requireCommitment } from '../epochs/epoch-key.ts'
import { systemRandom, type RandomSource } from '../primitives/random.ts'

/** An epoch key for many people at once. Data only, so that it can be handed to a worker. */
export interface EpochKeysToSeal extends BoxPlace {
  /** What the epoch's link commits to: `keyCommitment` of its record, 32 bytes. */
  readonly keyCommitment: Bytes
  /** 32 bytes, secret. */
  readonly epochKey: Bytes
  /** Each from `epochKeyRecipient`, which checks that the person may have the key. */
  readonly recipients: readonly EpochKeyRecipient[]
}

/**
 * Seals the key of an epoch to many people: the boxes of `sealEpochKey`. Takes and gives data only, so that a worker can do it; the random bytes are
 * its own.
 *
 * @returns A box for each recipient, in their order; `null` for one whose agreement key cannot be sealed to.
 * @throws {KeyCommitmentError} If the key is not the one that the link commits to.
 * @throws {ArgumentError} If a field has another length.
 */
export async function sealEpochKeys(
  request: EpochKeysToSeal,
  random: RandomSource = systemRandom,
): Promise<(Bytes | null)[]> {
  const { groupId, epoch, epochKey, keyCommitment, recipients } = request
  requireCommitment(groupId, epoch, epochKey, keyCommitment)
  return Promise.all(
    recipients.map(async (recipient) => (await sealToRecipient(request, epochKey, recipient, random)) ?? null),
  )
}
