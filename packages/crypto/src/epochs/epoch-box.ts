import { encodeText, requireLength, type Bytes } from '../bytes.ts'
import { ArgumentError, DecryptionError } from '../errors.ts'
import type { UserKey } from '../identity/user-key.ts'
import { hpkeOpen, hpkeSeal } from '../primitives/hpke.ts'
import type { RandomSource } from '../primitives/random.ts'
import { ByteWriter } from '../wire.ts'
import { requireEpoch, type GroupChain } from '../chains/group-chain.ts'
import type { UserChain } from '../chains/user-chain.ts'
import { requireCommittedKey } from './epoch-key.ts'

const DOMAIN = encodeText('umkreis/v1/epoch-box')

function boxInfo(chain: GroupChain, epoch: number, userId: string, generation: number): Bytes {
  return new ByteWriter()
    .fixed(DOMAIN, DOMAIN.length)
    .id(chain.groupId)
    .uint32(epoch)
    .fixed(requireEpoch(chain, epoch).hash, 32)
    .id(userId)
    .uint32(generation)
    .bytes()
}

/**
 * Seals the key of an epoch to a person's current user key (SPEC rule EB1).
 *
 * @param chain A verified chain that contains the epoch.
 * @param recipient The recipient's verified user chain.
 * @throws {KeyCommitmentError} If `key` is not the key of that epoch.
 * @throws {ArgumentError} If the recipient's key cannot be sealed to.
 */
export async function sealEpochKey(
  chain: GroupChain,
  epoch: number,
  key: Bytes,
  recipient: UserChain,
  random: RandomSource,
): Promise<Bytes> {
  requireLength(key, 32, 'epoch key')
  requireCommittedKey(chain, epoch, key)
  const info = boxInfo(chain, epoch, recipient.userId, recipient.generation)
  const box = await hpkeSeal(recipient.userAgreementKey, info, key, random)
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
  const key = await hpkeOpen(userKey.agreement, boxInfo(chain, epoch, userId, userKey.generation), box)
  if (!key || key.length !== 32) throw new DecryptionError('epoch-box')
  requireCommittedKey(chain, epoch, key)
  return key
}
