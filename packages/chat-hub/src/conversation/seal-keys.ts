import {
  encodeBase64,
  epochKeyRecipient,
  findEpochKey,
  memberAt,
  requireEpoch,
  type Bytes,
  type EpochKeyRecipient,
  type GroupChain,
} from '@umkreis/crypto'
import type { GroupBox, GroupId, PendingBox, UserId } from '@umkreis/schemas'
import type { BulkWork } from './bulk-work.ts'
import type { GroupContext, GroupState } from './group-state.ts'
import { withUnacceptedKeys } from './group-trust.ts'
import { errorName } from './log.ts'

/** What sealing keys to members needs. */
export interface SealKeysContext extends GroupContext {
  readonly bulk: BulkWork
}

/** Well below what the server takes in one call. */
const BOXES_PER_CALL = 1_000

/**
 * Seals the key of an epoch to everybody named who has keys; who has none, or unusable ones, is pending. Everybody's chain has to be loaded.
 *
 * @throws {KeyCommitmentError} If it is not the key of that epoch.
 */
export async function sealToAll(
  { directory, bulk, log }: SealKeysContext,
  chain: GroupChain,
  epoch: number,
  epochKey: Bytes,
  userIds: readonly UserId[],
): Promise<{ boxes: GroupBox[]; pending: PendingBox[] }> {
  const pending: PendingBox[] = []
  const recipients: EpochKeyRecipient[] = []
  for (const userId of userIds) {
    const known = directory.peek(userId)
    try {
      if (known) recipients.push(epochKeyRecipient(chain, epoch, known))
      else pending.push({ userId, epoch })
    } catch (error) {
      log.error('Could not seal to a member', { epoch, error: errorName(error) })
      pending.push({ userId, epoch })
    }
  }
  if (recipients.length === 0) return { boxes: [], pending }
  const { hash: linkHash, keyCommitment } = requireEpoch(chain, epoch)
  const { groupId } = chain
  const sealed = await bulk.sealEpochKeys({ groupId, epoch, linkHash, keyCommitment, epochKey, recipients })
  const boxes: GroupBox[] = []
  for (const [index, recipient] of recipients.entries()) {
    const userId = recipient.userId as UserId
    const box = sealed[index]
    if (box) boxes.push({ userId, epoch, generation: recipient.generation, box: encodeBase64(box) })
    else {
      log.error('Could not seal to a member', { epoch, error: 'ArgumentError' })
      pending.push({ userId, epoch })
    }
  }
  return { boxes, pending }
}

/** Whether people who were added later may read an epoch: by what was agreed when it was written, and still is. */
function isOpenToLater(chain: GroupChain, epoch: number): boolean {
  return chain.historyPolicy === 'everything' && requireEpoch(chain, epoch).historyPolicy === 'everything'
}

/** Epochs before the newest that newcomers may read and whose keys are here, newest first. */
export function pastEpochs(chain: GroupChain, keys: ReadonlyMap<number, Bytes>): { epoch: number; key: Bytes }[] {
  const past: { epoch: number; key: Bytes }[] = []
  for (let epoch = chain.epoch - 1; epoch >= 1; epoch--) {
    const key = isOpenToLater(chain, epoch) ? findEpochKey(chain, keys, epoch) : undefined
    if (key) past.push({ epoch, key })
  }
  return past
}

/** Posts boxes in as few calls as the server allows. */
export async function postBoxes(context: GroupContext, groupId: GroupId, boxes: readonly GroupBox[]): Promise<void> {
  for (let start = 0; start < boxes.length; start += BOXES_PER_CALL) {
    await context.api.postGroupBoxes(groupId, { boxes: boxes.slice(start, start + BOXES_PER_CALL) })
  }
}

/** That somebody else accepted their new keys, and signed them into the roster, is no word of this device's owner. */
function leaveOutUnaccepted(
  context: SealKeysContext,
  chain: GroupChain,
  epoch: number,
  userIds: readonly UserId[],
): UserId[] {
  const unaccepted = new Set(withUnacceptedKeys(context, chain, userIds))
  if (unaccepted.size > 0) context.log.error('Could not seal to a member', { epoch, error: 'contact-reset' })
  return userIds.filter((userId) => !unaccepted.has(userId))
}

/**
 * Seals to members who had no keys when their epoch was made, after checking that a signed link names them (flow 3).
 *
 * @returns The boxes that were posted.
 */
export async function sealToPending(context: SealKeysContext, state: GroupState): Promise<GroupBox[]> {
  const { chain, keys, groupId } = state
  if (!chain) return []
  const waiting = new Map<number, UserId[]>()
  for (const { userId, epoch } of state.server.pending) {
    if (epoch > chain.epoch) continue
    const isNamed = memberAt(chain, userId, epoch) ?? (isOpenToLater(chain, epoch) && chain.roster.get(userId))
    if (isNamed) waiting.set(epoch, [...(waiting.get(epoch) ?? []), userId])
  }
  await context.directory.loadAll([...new Set([...waiting.values()].flat())])
  const boxes: GroupBox[] = []
  for (const [epoch, userIds] of waiting) {
    const key = findEpochKey(chain, keys, epoch)
    const accepted = leaveOutUnaccepted(context, chain, epoch, userIds)
    if (key) boxes.push(...(await sealToAll(context, chain, epoch, key, accepted)).boxes)
  }
  await postBoxes(context, groupId, boxes)
  return boxes
}
