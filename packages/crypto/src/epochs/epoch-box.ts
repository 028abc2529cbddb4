import { encodeText, type Bytes } from '../bytes.ts'
import { ArgumentError, DecryptionError } from '../errors.ts'
import type { UserKey } from '../identity/user-key.ts'
import { hpkeOpen, hpkeSeal } from '../primitives/hpke.ts'
import type { RandomSource } from '../primitives/random.ts'
import { ByteWriter } from '../wire.ts'
import { NotAMemberError, ResetSinceError } from '../chains/errors.ts'
import { memberAt, requireEpoch, requireSameChain, type GroupChain } from '../chains/group-chain.ts'
import { isResetSince, type UserChain } from '../chains/user-chain.ts'
import { requireCommittedKey } from './epoch-key.ts'

const DOMAIN = encodeText('umkreis/v1/epoch-box')

/** The epoch that a box belongs to. */
export interface BoxPlace {
  readonly groupId: string
  readonly epoch: number
  /** Hash of the epoch's link, 32 bytes. */
  readonly linkHash: Bytes
}

/** Whom a box is for, as far as sealing needs it. */
export interface EpochKeyRecipient {
  readonly userId: string
  /** Generation of the user key, from 1. */
  readonly generation: number
  /** X25519 of that generation, 32 bytes. */
  readonly agreementKey: Bytes
}

function boxInfo({ groupId, epoch, linkHash }: BoxPlace, userId: string, generation: number): Bytes {
  return new ByteWriter()
    .fixed(DOMAIN, DOMAIN.length)
    .id(groupId)
    .uint32(epoch)
    .fixed(linkHash, 32)
    .id(userId)
    .uint32(generation)
    .bytes()
}

function placeOf(chain: GroupChain, epoch: number): BoxPlace {
  return { groupId: chain.groupId, epoch, linkHash: requireEpoch(chain, epoch).hash }
}

/**
 * Somebody to whom the key of an epoch may be sealed (SPEC rules EB1 and EB3). The past may be opened to who came later, but never to keys that
 * started over since a signed link named their owner.
 *
 * @param chain A verified chain that contains the epoch.
 * @param recipient The recipient's verified user chain.
 * @throws {NotAMemberError} If no link up to now names the recipient.
 * @throws {ChainRollbackError | MismatchError} If the roster names a longer or another chain than `recipient`.
 * @throws {ResetSinceError} If the recipient started over since the roster of that epoch.
 */
export function epochKeyRecipient(chain: GroupChain, epoch: number, recipient: UserChain): EpochKeyRecipient {
  const { userId, generation, userAgreementKey } = recipient
  const entry = memberAt(chain, userId, epoch) ?? chain.roster.get(userId)
  if (!entry) throw new NotAMemberError('epoch-box', userId, epoch)
  requireSameChain(entry, recipient)
  if (isResetSince(recipient, entry.chainSeq)) throw new ResetSinceError(userId, epoch)
  return { userId, generation, agreementKey: userAgreementKey }
}

/** Seals a key that is known to be the epoch's; `undefined` when the recipient's key is of small order. */
export function sealToRecipient(
  place: BoxPlace,
  key: Bytes,
  { userId, generation, agreementKey }: EpochKeyRecipient,
  random: RandomSource,
): Promise<Bytes | undefined> {
  return hpkeSeal(agreementKey, boxInfo(place, userId, generation), key, random)
}

/**
 * Seals the key of an epoch to a person's current user key (SPEC rules EB1 and EB3).
 *
 * @param chain A verified chain that contains the epoch.
 * @param recipient The recipient's verified user chain.
 * @throws {KeyCommitmentError} If `key` is not the key of that epoch.
 * @throws {ArgumentError} If the recipient's key cannot be sealed to.
 * @throws As {@link epochKeyRecipient}.
 */
export async function sealEpochKey(
  chain: GroupChain,
  epoch: number,
  key: Bytes,
  recipient: UserChain,
  random: RandomSource,
): Promise<Bytes> {
  requireCommittedKey(chain, epoch, key)
  const named = epochKeyRecipient(chain, epoch, recipient)
  const box = await sealToRecipient(placeOf(chain, epoch), key, named, random)
  if (!box) throw new ArgumentError('the agreement key of this user is not usable')
  return box
}

/**
 * Opens an epoch key that was sealed to one's own user key (SPEC rule EB2).
 *
 * @param userKey The generation that the box names.
 * @returns 32 bytes that match what the epoch's link commits to.
 * @throws {DecryptionError} If the box was made for somebody, something or some generation else.
 * @throws {KeyCommitmentError} If it holds another key than the link commits to.
 */
export async function openEpochKey(
  chain: GroupChain,
  epoch: number,
  box: Bytes,
  userId: string,
  userKey: UserKey,
): Promise<Bytes> {
  const key = await hpkeOpen(userKey.agreement, boxInfo(placeOf(chain, epoch), userId, userKey.generation), box)
  if (!key || key.length !== 32) throw new DecryptionError('epoch-box')
  requireCommittedKey(chain, epoch, key)
  return key
}
