import {
  createAddGroupLink,
  createFirstGroupLink,
  createFreshGroupLink,
  decodeGroupLink,
  encodeBase64,
  extendGroupChain,
  findEpochKey,
  memberAt,
  pinGroupChain,
  rosterEntryOf,
  sealEpochKey,
  type Bytes,
  type GroupChain,
  type GroupSigner,
  type HistoryPolicy,
  type NewGroupLink,
  type RandomSource,
  type RosterRole,
} from '@umkreis/crypto'
import type { GroupBox, GroupId, PendingBox, UserId } from '@umkreis/schemas'
import { createGroupState, type GroupContext, type GroupState } from './group-state.ts'
import type { Identity } from './identity.ts'
import { errorName } from './log.ts'
import { mapLimited } from './serial.ts'

/** What making links needs besides reading them. */
export interface GroupWriteContext extends GroupContext {
  readonly random: RandomSource
  /** Wall clock, milliseconds since 1970. */
  readonly wallMs: () => number
  /** Of groups whose first link this device makes. */
  readonly historyPolicy: HistoryPolicy
}

/** Well below what the server takes in one call. */
const BOXES_PER_CALL = 1_000

interface Member {
  readonly userId: UserId
  readonly role: RosterRole
}

async function entriesOf(context: GroupContext, members: readonly Member[]) {
  const chains = await context.directory.loadAll(members.map((member) => member.userId))
  return members.map((member, index) => rosterEntryOf(member.userId, member.role, chains[index] ?? null))
}

/** This device as the signer of a link, with one's own newest chain: other members may have named a longer one than this device started with. */
async function signerOf(context: GroupWriteContext, identity: Identity): Promise<GroupSigner> {
  const chain = await context.directory.load(identity.userId, identity.chain.seq)
  return { device: identity.device, chain: chain ?? identity.chain }
}

/** Seals the key of an epoch to everybody named who has keys; who has none, or unusable ones, is pending. */
async function sealToAll(
  context: GroupWriteContext,
  chain: GroupChain,
  epoch: number,
  key: Bytes,
  userIds: readonly UserId[],
): Promise<{ boxes: GroupBox[]; pending: PendingBox[] }> {
  const boxes: GroupBox[] = []
  const pending: PendingBox[] = []
  await mapLimited(userIds, 8, async (userId) => {
    const recipient = context.directory.peek(userId)
    try {
      if (!recipient) throw new TypeError('no keys yet')
      const box = await sealEpochKey(chain, epoch, key, recipient, context.random)
      boxes.push({ userId, epoch, generation: recipient.generation, box: encodeBase64(box) })
    } catch (error) {
      if (recipient) context.log.error('Could not seal to a member', { epoch, error: errorName(error) })
      pending.push({ userId, epoch })
    }
  })
  return { boxes, pending }
}

/** Epochs before the newest whose keys are here, newest first. */
function pastEpochs(chain: GroupChain, keys: ReadonlyMap<number, Bytes>): { epoch: number; key: Bytes }[] {
  const past: { epoch: number; key: Bytes }[] = []
  for (let epoch = chain.epoch - 1; epoch >= 1; epoch--) {
    const key = findEpochKey(chain, keys, epoch)
    if (key) past.push({ epoch, key })
  }
  return past
}

async function postBoxes(context: GroupContext, groupId: GroupId, boxes: readonly GroupBox[]): Promise<void> {
  for (let start = 0; start < boxes.length; start += BOXES_PER_CALL) {
    await context.api.postGroupBoxes(groupId, { boxes: boxes.slice(start, start + BOXES_PER_CALL) })
  }
}

/** Posts a link with its boxes. @returns The state with it, or `undefined` if somebody was quicker: then the key is dropped. */
async function postLink(
  context: GroupWriteContext,
  signer: GroupSigner,
  state: GroupState,
  made: NewGroupLink,
  kind: 'fresh' | 'ratchet',
): Promise<GroupState | undefined> {
  const { groupId } = state
  const chain = await extendGroupChain(state.chain, decodeGroupLink(made.link), signer.chain)
  const { epoch } = chain
  const memberUserIds = [...made.roster.keys()] as UserId[]
  const newcomers = memberUserIds.filter((userId) => !state.chain?.roster.has(userId))
  const sealed = await sealToAll(context, chain, epoch, made.epochKey, kind === 'fresh' ? memberUserIds : newcomers)
  const keys = new Map(state.keys).set(epoch, made.epochKey)
  const past = chain.historyPolicy === 'everything' ? pastEpochs(chain, keys) : []
  // Pending first and boxes after the link: whoever is interrupted in between leaves it to the next member who is online.
  for (const { epoch } of past) sealed.pending.push(...newcomers.map((userId) => ({ userId, epoch })))
  const outcome = await context.api.postGroupLink({
    groupId,
    epoch,
    previousHash: state.chain ? encodeBase64(pinGroupChain(state.chain).hash) : null,
    kind,
    link: encodeBase64(made.link),
    memberUserIds,
    ...sealed,
  })
  if (outcome.kind === 'conflict') return undefined
  context.pins.pinGroup(groupId, pinGroupChain(chain))
  await context.pins.save()
  const boxes: GroupBox[] = []
  for (const { epoch, key } of past) boxes.push(...(await sealToAll(context, chain, epoch, key, newcomers)).boxes)
  await postBoxes(context, groupId, boxes)
  return createGroupState(groupId, chain, keys, { ...state.server, currentEpoch: epoch, rekeyDue: false })
}

/** Makes the first link of a group that has none, with everybody whom the server names as a member. */
export async function postFirstLink(
  context: GroupWriteContext,
  identity: Identity,
  state: GroupState,
): Promise<GroupState | undefined> {
  const signer = await signerOf(context, identity)
  const made = await createFirstGroupLink({
    groupId: state.groupId,
    members: await entriesOf(context, state.server.members),
    isPair: state.server.isPair,
    historyPolicy: context.historyPolicy,
    signer,
    nowMs: context.wallMs(),
    random: context.random,
  })
  return postLink(context, signer, state, made, 'fresh')
}

/** Whether the current epoch must not be used any more: the server says so, or this device can see why. */
export function isRekeyDue(context: GroupContext, state: GroupState): boolean {
  const { chain, server } = state
  if (!chain) return false
  const present = new Set<string>(server.members.map((member) => member.userId))
  return (
    server.rekeyDue ||
    [...chain.roster.values()].some((entry) => {
      const known = context.directory.peek(entry.userId as UserId)
      const hasNewKey = entry.generation !== 0 && known !== undefined && known.generation !== entry.generation
      return hasNewKey || !present.has(entry.userId)
    })
  )
}

/**
 * Posts a link with a fresh key to everybody whom the signed roster names and the server still counts as a member. Whoever the server added by
 * itself stays out: adding takes the signature of somebody who may add.
 */
export async function postFreshLink(
  context: GroupWriteContext,
  identity: Identity,
  state: GroupState,
  chain: GroupChain,
  add: readonly UserId[] = [],
): Promise<GroupState | undefined> {
  const members: Member[] = []
  for (const { userId } of state.server.members) {
    const known = chain.roster.get(userId)
    // What the server calls somebody gives nobody the right to add people: roles change by the wish of a person alone.
    if (known) members.push({ userId, role: known.role })
    else if (add.includes(userId)) members.push({ userId, role: 'member' })
  }
  const signer = await signerOf(context, identity)
  const made = await createFreshGroupLink({
    chain,
    members: await entriesOf(context, members),
    signer,
    nowMs: context.wallMs(),
    random: context.random,
  })
  return postLink(context, signer, state, made, 'fresh')
}

/** Adds people whom the server counts as members already. Members who are there derive the new key by themselves. */
export async function postAddLink(
  context: GroupWriteContext,
  identity: Identity,
  state: GroupState,
  chain: GroupChain,
  add: readonly UserId[],
): Promise<GroupState | undefined> {
  const epochKey = findEpochKey(chain, state.keys, chain.epoch)
  // Without the current key there is nothing to derive from; a fresh one serves newcomers just as well.
  if (!epochKey || isRekeyDue(context, state)) return postFreshLink(context, identity, state, chain, add)
  const signer = await signerOf(context, identity)
  const made = await createAddGroupLink({
    chain,
    epochKey,
    add: await entriesOf(
      context,
      state.server.members
        .filter((member) => add.includes(member.userId))
        .map(({ userId }) => ({ userId, role: 'member' })),
    ),
    signer,
    nowMs: context.wallMs(),
  })
  return postLink(context, signer, state, made, 'ratchet')
}

/**
 * Seals to members who had no keys when their epoch was made, after checking that a signed link names them (flow 3).
 *
 * @returns How many boxes were posted.
 */
export async function sealToPending(context: GroupWriteContext, state: GroupState): Promise<number> {
  const { chain, keys, groupId } = state
  if (!chain) return 0
  const boxes: GroupBox[] = []
  for (const { userId, epoch } of state.server.pending) {
    const isNamed = memberAt(chain, userId, epoch) ?? (chain.historyPolicy === 'everything' && chain.roster.get(userId))
    const key = isNamed && findEpochKey(chain, keys, epoch)
    if (!key || !(await context.directory.load(userId, isNamed.chainSeq))) continue
    boxes.push(...(await sealToAll(context, chain, epoch, key, [userId])).boxes)
  }
  await postBoxes(context, groupId, boxes)
  return boxes.length
}
