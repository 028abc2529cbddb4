import { equalBytes, type Bytes } from '../bytes.ts'
import { ArgumentError } from '../errors.ts'
import type { DeviceKeys } from '../identity/device.ts'
import type { RandomSource } from '../primitives/random.ts'
import { deriveKeyCommitment, deriveRatchetKey } from '../epochs/epoch-key.ts'
import { pinGroupChain, type GroupChain } from './group-chain.ts'
import { signGroupLink, type EpochKind, type HistoryPolicy } from './group-link.ts'
import { compareIds, hashRoster, type RosterEntry, type RosterRole } from './roster.ts'
import type { UserChain } from './user-chain.ts'
import { NO_HASH } from './user-link.ts'

/** Who signs a group link. */
export interface GroupSigner {
  readonly device: DeviceKeys
  /** The signer's own verified chain, with the newest link known. */
  readonly chain: UserChain
}

/** A signed link with the key of its epoch, which is to be sealed to the members and dropped when the server refuses the link. */
export interface NewGroupLink {
  readonly link: Bytes
  /** 32 bytes, secret. */
  readonly epochKey: Bytes
  /** The roster that results. */
  readonly roster: ReadonlyMap<string, RosterEntry>
}

interface LinkPlan {
  readonly groupId: string
  readonly previous: GroupChain | null
  readonly kind: EpochKind
  readonly historyPolicy: HistoryPolicy
  readonly isPair: boolean
  readonly roster: ReadonlyMap<string, RosterEntry>
  readonly epochKey: Bytes
  readonly signer: GroupSigner
  readonly nowMs: number
}

function isSameEntry(a: RosterEntry | undefined, b: RosterEntry): boolean {
  return a !== undefined && a.role === b.role && a.chainSeq === b.chainSeq && equalBytes(a.chainHash, b.chainHash)
}

async function signPlan(plan: LinkPlan): Promise<NewGroupLink> {
  const { previous, roster, signer, epochKey, groupId } = plan
  const epoch = (previous?.epoch ?? 0) + 1
  const link = await signGroupLink(
    {
      groupId,
      epoch,
      previousHash: previous ? pinGroupChain(previous).hash : NO_HASH,
      kind: plan.kind,
      historyPolicy: plan.historyPolicy,
      isPair: plan.isPair,
      keyCommitment: deriveKeyCommitment(epochKey, groupId, epoch),
      rosterHash: hashRoster(roster),
      added: [...roster.values()]
        .filter((entry) => !isSameEntry(previous?.roster.get(entry.userId), entry))
        .sort((a, b) => compareIds(a.userId, b.userId)),
      removed: [...(previous?.roster.keys() ?? [])].filter((userId) => !roster.has(userId)).sort(compareIds),
      createdAtMs: plan.nowMs,
      signerUserId: signer.chain.userId,
      signerDeviceId: signer.device.public.deviceId,
      signerSeq: signer.chain.seq,
    },
    signer.device,
  )
  return { link, epochKey, roster }
}

function toRoster(entries: readonly RosterEntry[]): Map<string, RosterEntry> {
  return new Map(entries.map((entry) => [entry.userId, entry]))
}

/**
 * The first link of a group, with a fresh key.
 *
 * @param options.members Everybody from the start, the signer included; pending ones, too.
 */
export function createFirstGroupLink(options: {
  groupId: string
  members: readonly RosterEntry[]
  isPair: boolean
  historyPolicy: HistoryPolicy
  signer: GroupSigner
  nowMs: number
  random: RandomSource
}): Promise<NewGroupLink> {
  const { groupId, members, isPair, historyPolicy, signer, nowMs, random } = options
  return signPlan({
    groupId,
    previous: null,
    kind: 'fresh',
    historyPolicy,
    isPair,
    roster: toRoster(members),
    epochKey: random(32),
    signer,
    nowMs,
  })
}

/**
 * The next link with a fresh key: after somebody went or got a new user key, and from time to time.
 *
 * @param options.members Everybody from now on, with the newest state of their chains.
 */
export function createFreshGroupLink(options: {
  chain: GroupChain
  members: readonly RosterEntry[]
  signer: GroupSigner
  nowMs: number
  random: RandomSource
}): Promise<NewGroupLink> {
  const { chain, members, signer, nowMs, random } = options
  return signPlan({
    groupId: chain.groupId,
    previous: chain,
    kind: 'fresh',
    historyPolicy: chain.historyPolicy,
    isPair: chain.isPair,
    roster: toRoster(members),
    epochKey: random(32),
    signer,
    nowMs,
  })
}

/**
 * The next link that changes what members may do or whether the past is open, with a fresh key. Only a manager's counts.
 *
 * @param options.members Everybody, with the newest state of their chains and the role they have now.
 * @param options.roles New roles by user id; who is not in it keeps theirs.
 * @param options.historyPolicy The new policy; the present one if left out.
 * @throws {ArgumentError} If nothing changes, somebody in `roles` is no member, the signer is no manager, or no manager would be left.
 */
export async function createChangeGroupLink(options: {
  chain: GroupChain
  members: readonly RosterEntry[]
  roles?: ReadonlyMap<string, RosterRole>
  historyPolicy?: HistoryPolicy
  signer: GroupSigner
  nowMs: number
  random: RandomSource
}): Promise<NewGroupLink> {
  const { chain, members, roles = new Map(), historyPolicy = chain.historyPolicy, signer, nowMs, random } = options
  const changed = [...roles].filter(([userId, role]) => chain.roster.get(userId)?.role !== role)
  if (changed.length === 0 && historyPolicy === chain.historyPolicy) throw new ArgumentError('nothing to change')
  if (chain.roster.get(signer.chain.userId)?.role !== 'manager') throw new ArgumentError('not a manager')
  const roster = toRoster(members.map((entry) => ({ ...entry, role: roles.get(entry.userId) ?? entry.role })))
  if (changed.some(([userId]) => !roster.has(userId))) throw new ArgumentError('not a member')
  if (![...roster.values()].some((entry) => entry.role === 'manager')) throw new ArgumentError('no manager left')
  return signPlan({
    groupId: chain.groupId,
    previous: chain,
    kind: 'fresh',
    historyPolicy,
    isPair: chain.isPair,
    roster,
    epochKey: random(32),
    signer,
    nowMs,
  })
}

/**
 * The next link that only adds people. Its key follows from the current one, so that nobody but the newcomers needs a box.
 *
 * @param options.epochKey The key of the chain's current epoch.
 * @throws {ArgumentError} If nobody is added, or somebody is a member already.
 */
export async function createAddGroupLink(options: {
  chain: GroupChain
  epochKey: Bytes
  add: readonly RosterEntry[]
  signer: GroupSigner
  nowMs: number
}): Promise<NewGroupLink> {
  const { chain, epochKey, add, signer, nowMs } = options
  if (add.length === 0) throw new ArgumentError('nobody to add')
  if (add.some((entry) => chain.roster.has(entry.userId))) throw new ArgumentError('a member already')
  return signPlan({
    groupId: chain.groupId,
    previous: chain,
    kind: 'ratchet',
    historyPolicy: chain.historyPolicy,
    isPair: chain.isPair,
    roster: toRoster([...chain.roster.values(), ...add]),
    epochKey: deriveRatchetKey(epochKey, pinGroupChain(chain).hash, chain.groupId, chain.epoch + 1),
    signer,
    nowMs,
  })
}
