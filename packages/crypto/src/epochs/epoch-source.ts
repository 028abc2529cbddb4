import { equalBytes, type Bytes } from '../bytes.ts'
import { MismatchError, MissingKeyError } from '../errors.ts'
import { requireEpoch, type GroupChain } from '../chains/group-chain.ts'
import { deriveMessageKey, deriveRatchetKey, requireCommittedKey } from './epoch-key.ts'

/** Suite of the secrets that come from the signed chain of a group. Every other source of secrets has another number, 2 to 255. */
export const CHAIN_SUITE = 1

/** The secret of one epoch, as far as sealing and opening messages needs it. */
export interface EpochSecret {
  /** Names the source that the secret is from, in every envelope sealed with it: {@link CHAIN_SUITE}, or 2 to 255 for another one. */
  readonly suite: number
  readonly groupId: string
  readonly epoch: number
  /** 32 bytes; names the group state in every envelope. */
  readonly linkHash: Bytes
  /** 32 bytes for the messages of one device. */
  messageKey(deviceId: string): Bytes
}

/**
 * Where epoch secrets come from. Messages know nothing else about groups, so that another source (an MLS exporter, say) can take the place of the
 * signed chain, from some epoch on in the same history: each secret names its suite, and an envelope opens only with one of its own suite.
 */
export interface EpochSource {
  /** The secret to seal with now. @throws {MissingKeyError} If it is not here. */
  current(): EpochSecret
  /**
   * The secret that a received envelope names.
   *
   * @throws {MissingKeyError} If its key is not here (yet), or the epoch is one this client has not heard of.
   * @throws {MismatchError} If the epoch is of another link than `linkHash`.
   */
  forEnvelope(epoch: number, linkHash: Bytes): EpochSecret
}

/**
 * Epoch secrets from a verified group chain and the keys whose boxes were opened. Keys of ratchet epochs are derived from the nearest earlier one.
 *
 * @param keys By epoch. Keys that are added to the map later are found, too.
 */
export function createEpochSource(chain: GroupChain, keys: ReadonlyMap<number, Bytes>): EpochSource {
  const secrets = new Map<number, EpochSecret>()

  function secretOf(epoch: number): EpochSecret {
    const known = secrets.get(epoch)
    if (known) return known
    const key = findEpochKey(chain, keys, epoch)
    if (!key) throw new MissingKeyError(chain.groupId, epoch)
    const secret = createEpochSecret(chain.groupId, epoch, requireEpoch(chain, epoch).hash, key)
    secrets.set(epoch, secret)
    return secret
  }

  return {
    current: () => secretOf(chain.epoch),
    forEnvelope(epoch, linkHash) {
      const record = chain.epochs[epoch - 1]
      if (!record) throw new MissingKeyError(chain.groupId, epoch)
      if (!equalBytes(record.hash, linkHash)) throw new MismatchError('envelope', 'linkHash')
      return secretOf(epoch)
    },
  }
}

/**
 * The key of an epoch, from the map or derived over ratchet epochs, and checked against the link; `undefined` when it is not here.
 *
 * @throws {KeyCommitmentError} If a derived key is not the one its link commits to: who signed that link sealed another one.
 */
export function findEpochKey(chain: GroupChain, keys: ReadonlyMap<number, Bytes>, epoch: number): Bytes | undefined {
  let from = epoch
  while (from >= 1 && !keys.has(from)) {
    if (chain.epochs[from - 1]?.kind !== 'ratchet') return undefined
    from--
  }
  let key = keys.get(from)
  if (!key) return undefined
  for (let next = from + 1; next <= epoch; next++) {
    key = deriveRatchetKey(key, requireEpoch(chain, next - 1).hash, chain.groupId, next)
    requireCommittedKey(chain, next, key)
  }
  return key
}

/** The secret of an epoch whose key is known. Message keys are derived once for each device. */
export function createEpochSecret(groupId: string, epoch: number, linkHash: Bytes, key: Bytes): EpochSecret {
  const messageKeys = new Map<string, Bytes>()
  return {
    suite: CHAIN_SUITE,
    groupId,
    epoch,
    linkHash,
    messageKey(deviceId) {
      let messageKey = messageKeys.get(deviceId)
      if (!messageKey) {
        messageKey = deriveMessageKey(key, linkHash, deviceId)
        messageKeys.set(deviceId, messageKey)
      }
      return messageKey
    },
  }
}
