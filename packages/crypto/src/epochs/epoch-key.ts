import { encodeText, equalBytes, requireLength, type Bytes } from '../bytes.ts'
import { hkdfSha256 } from '../primitives/kdf.ts'
import { ByteWriter } from '../wire.ts'
import { KeyCommitmentError } from '../chains/errors.ts'
import { requireEpoch, type GroupChain } from '../chains/group-chain.ts'

function epochInfo(domain: string, groupId: string, epoch: number): Bytes {
  return new ByteWriter().fixed(encodeText(domain), domain.length).id(groupId).uint32(epoch).bytes()
}

/**
 * The key of the epoch after `previousKey` when people were only added (SPEC rule EK2).
 *
 * @param previousKey 32 bytes, secret.
 * @param previousHash Hash of the link before, 32 bytes.
 * @param epoch The new epoch.
 */
export function deriveRatchetKey(previousKey: Bytes, previousHash: Bytes, groupId: string, epoch: number): Bytes {
  requireLength(previousKey, 32, 'epoch key')
  return hkdfSha256(previousKey, { salt: previousHash, info: epochInfo('umkreis/v1/add', groupId, epoch) })
}

/** What a link publishes about its key (SPEC rule EK3): 32 bytes that tell nothing else about it. */
export function deriveKeyCommitment(key: Bytes, groupId: string, epoch: number): Bytes {
  requireLength(key, 32, 'epoch key')
  return hkdfSha256(key, { info: epochInfo('umkreis/v1/commitment', groupId, epoch) })
}

/**
 * The key that seals the messages of one device in one epoch (SPEC rule MK1).
 *
 * @param epochKey 32 bytes, secret.
 * @param linkHash 32 bytes; binds the key to the group state it belongs to.
 */
export function deriveMessageKey(epochKey: Bytes, linkHash: Bytes, senderDeviceId: string): Bytes {
  requireLength(epochKey, 32, 'epoch key')
  requireLength(linkHash, 32, 'link hash')
  const domain = 'umkreis/v1/message'
  const info = new ByteWriter().fixed(encodeText(domain), domain.length).id(senderDeviceId).bytes()
  return hkdfSha256(epochKey, { salt: linkHash, info })
}

/** Demands that a key is the one an epoch's link commits to. @throws {KeyCommitmentError} If it is not. */
export function requireCommittedKey(chain: GroupChain, epoch: number, key: Bytes): void {
  requireCommitment(chain.groupId, epoch, key, requireEpoch(chain, epoch).keyCommitment)
}

/** Demands that a key is the one that a commitment is to. @throws {KeyCommitmentError} If it is not. */
export function requireCommitment(groupId: string, epoch: number, key: Bytes, keyCommitment: Bytes): void {
  if (!equalBytes(deriveKeyCommitment(key, groupId, epoch), keyCommitment)) throw new KeyCommitmentError(groupId, epoch)
}
