import {
  createAddGroupLink,
  createChangeGroupLink,
  createFirstGroupLink,
  createFreshGroupLink,
  decodeGroupLink,
  encodeBase64,
  extendGroupChain,
  findEpochKey,
  pinGroupChain,
  rosterEntryOf,
  type Bytes,
  type GroupChain,
  type GroupSigner,
  type HistoryPolicy,
  type NewGroupLink,
  type RandomSource,
  type RosterRole,
} from '@umkreis/crypto'
import type { GroupBox, GroupId, UserId } from '@umkreis/schemas'
import type { GroupChange } from './group-security.ts'
import { createGroupState, type GroupContext, type GroupState } from './group-state.ts'
import { requireNoUnacceptedKeys } from './group-trust.ts'
import type { Identity } from './identity.ts'
import { isRekeyDue } from './rekey-due.ts'
import { pastEpochs, postBoxes, sealToAll, type SealKeysContext } from './seal-keys.ts'

/** What making links needs besides reading them. */
export interface GroupWriteContext extends SealKeysContext {
  readonly random: RandomSource
  /** Wall clock, milliseconds since 1970. */
  readonly wallMs: () => number
  /** Of groups whose first link this device makes. */
  readonly historyPolicy: HistoryPolicy
}

interface Member {
  readonly userId: UserId
  readonly role: RosterRole
}

async function entriesOf(
  context: GroupContext,
  identity: Identity,
  chain: GroupChain | null,
  members: readonly Member[],
) {
  const userIds = members.map((member) => member.userId)
  const chains = await context.directory.loadAll(userIds)
  requireNoUnacceptedKeys(context, identity, chain, userIds)
  return members.map((member, index) => rosterEntryOf(member.userId, member.role, chains[index] ?? null))
}

/** This device as the signer of a link, with one's own newest chain: other members may have named a longer one than this device started with. */
async function signerOf(context: GroupWriteContext, identity: Identity): Promise<GroupSigner> {
  const chain = await context.directory.load(identity.userId, identity.chain.seq)
  return { device: identity.device, chain: chain ?? identity.chain }
}

/** Opens the past to people, as far as the group's policy says so and its keys are here. Everybody's chain has to be loaded. */
export async function postPast(
  context: GroupWriteContext,
  chain: GroupChain,
  keys: ReadonlyMap<number, Bytes>,
  userIds: readonly UserId[],
): Promise<void> {
  if (userIds.length === 0) return
  const boxes: GroupBox[] = []
  for (const { epoch, key } of pastEpochs(chain, keys)) {
    boxes.push(...(await sealToAll(context, chain, epoch, key, userIds)).boxes)
  }
  await postBoxes(context, chain.groupId as GroupId, boxes)
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
  const past = newcomers.length > 0 ? pastEpochs(chain, keys) : []
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
  await postPast(context, chain, keys, newcomers)
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
    members: await entriesOf(context, identity, null, state.server.members),
    isPair: state.server.isPair,
    historyPolicy: context.historyPolicy,
    signer,
    nowMs: context.wallMs(),
    random: context.random,
  })
  return postLink(context, signer, state, made, 'fresh')
}

function membersOf(state: GroupState, chain: GroupChain, add: readonly UserId[] = []): Member[] {
  const members: Member[] = []
  for (const { userId } of state.server.members) {
    const known = chain.roster.get(userId)
    // What the server calls somebody gives nobody the right to add people: roles change by the wish of a person alone.
    if (known) members.push({ userId, role: known.role })
    else if (add.includes(userId)) members.push({ userId, role: 'member' })
  }
  return members
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
  const members = membersOf(state, chain, add)
  const signer = await signerOf(context, identity)
  const made = await createFreshGroupLink({
    chain,
    members: await entriesOf(context, identity, chain, members),
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
      identity,
      chain,
      state.server.members
        .filter((member) => add.includes(member.userId))
        .map(({ userId }) => ({ userId, role: 'member' })),
    ),
    signer,
    nowMs: context.wallMs(),
  })
  return postLink(context, signer, state, made, 'ratchet')
}

/** Posts a link with a fresh key and what a manager wants to be different. */
export async function postChangeLink(
  context: GroupWriteContext,
  identity: Identity,
  state: GroupState,
  chain: GroupChain,
  change: GroupChange,
): Promise<GroupState | undefined> {
  const signer = await signerOf(context, identity)
  const made = await createChangeGroupLink({
    chain,
    members: await entriesOf(context, identity, chain, membersOf(state, chain)),
    ...change,
    signer,
    nowMs: context.wallMs(),
    random: context.random,
  })
  return postLink(context, signer, state, made, 'fresh')
}
