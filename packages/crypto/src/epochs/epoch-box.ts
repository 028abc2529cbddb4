import { encodeText, requireLength, type Bytes } from '../bytes.ts'
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

/** The past may be opened to who came later, but never to keys that started over since a signed link named their owner. */
function requireNamed(chain: GroupChain, epoch: number, recipient: UserChain): void {
  const { userId } = recipient
  const entry = memberAt(chain, userId, epoch) ?? chain.roster.get(userId)
  if (!entry) throw new NotAMemberError('epoch-box', userId, epoch)
  requireSameChain(entry, recipient)
  if (isResetSince(recipient, entry.chainSeq)) throw new ResetSinceError(userId, epoch)
}

/**
 * Seals the key of an epoch to a person's current user key (SPEC rules EB1 and EB3).
 *
 * @param chain A verified chain that contains the epoch.
 * @param recipient The recipient's verified user chain.
 * @throws {KeyCommitmentError} If `key` is not the key of that epoch.
 * @throws {NotAMemberError} If no link up to now names the recipient.
 * @throws {ChainRollbackError | MismatchError} If the roster names a longer or another chain than `recipient`.
 * @throws {ResetSinceError} If the recipient started over since the roster of that epoch.
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
  requireNamed(chain, epoch, recipient)
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
