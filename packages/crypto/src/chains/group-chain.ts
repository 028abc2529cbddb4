import { equalBytes, type Bytes } from '../bytes.ts'
import { MismatchError, SignatureError } from '../errors.ts'
import { verifySignature } from '../primitives/signature.ts'
import {
  AddNotAllowedError,
  ChainForkError,
  ChainOrderError,
  ChainRollbackError,
  NotAMemberError,
  RosterMismatchError,
  UnknownDeviceError,
} from './errors.ts'
import type { EpochKind, GroupLink, HistoryPolicy } from './group-link.ts'
import { hashRoster, type RosterEntry } from './roster.ts'
import { deviceActiveAt, type DeviceRecord, type UserChain } from './user-chain.ts'
import { NO_HASH } from './user-link.ts'

/** What a group chain says about one epoch. */
export interface EpochRecord {
  readonly epoch: number
  /** Hash of the link. */
  readonly hash: Bytes
  readonly kind: EpochKind
  /** Whether people who are added later may read what was written in this epoch, as it was agreed then. */
  readonly historyPolicy: HistoryPolicy
  readonly keyCommitment: Bytes
  readonly createdAtMs: number
  readonly signerUserId: string
  readonly signerDeviceId: string
}

/** From `epoch` on a member's entry is this; `null` when the member left. */
export interface RosterChange {
  readonly epoch: number
  readonly entry: RosterEntry | null
}

/** What a verified group chain says. Made by {@link extendGroupChain} only; never changed afterwards. */
export interface GroupChain {
  readonly groupId: string
  readonly epoch: number
  readonly historyPolicy: HistoryPolicy
  readonly isPair: boolean
  readonly roster: ReadonlyMap<string, RosterEntry>
  /** Index 0 is epoch 1. */
  readonly epochs: readonly EpochRecord[]
  /** Everybody who ever was a member, with what changed when, oldest first. */
  readonly changes: ReadonlyMap<string, readonly RosterChange[]>
}

/** A head that was seen and accepted: later chains must contain it. */
export interface GroupPin {
  readonly epoch: number
  readonly hash: Bytes
}

/** The pin of a chain's head. */
export function pinGroupChain(chain: GroupChain): GroupPin {
  return { epoch: chain.epoch, hash: requireEpoch(chain, chain.epoch).hash }
}

/** The record of an epoch. @throws {MismatchError} If the chain has no such epoch. */
export function requireEpoch(chain: GroupChain, epoch: number): EpochRecord {
  const record = chain.epochs[epoch - 1]
  if (!record) throw new MismatchError('group-link', 'epoch')
  return record
}

/** A member's entry in an epoch; `undefined` for somebody who was no member then. */
export function memberAt(chain: GroupChain, userId: string, epoch: number): RosterEntry | undefined {
  const change = chain.changes.get(userId)?.findLast((change) => change.epoch <= epoch)
  return change?.entry ?? undefined
}

/** Checks a verified chain against a pin. @throws {ChainForkError | ChainRollbackError} If it does not contain it. */
export function checkGroupPin(chain: GroupChain | null, pin: GroupPin | undefined): void {
  if (!pin) return
  if (!chain || chain.epoch < pin.epoch) throw new ChainRollbackError('group-link', chain?.epoch ?? 0, pin.epoch)
  if (!equalBytes(requireEpoch(chain, pin.epoch).hash, pin.hash)) throw new ChainForkError('group-link', pin.epoch)
}

function checkPlace(previous: GroupChain | null, link: GroupLink): void {
  if (previous && link.groupId !== previous.groupId) throw new MismatchError('group-link', 'groupId')
  if (link.epoch !== (previous?.epoch ?? 0) + 1) throw new ChainOrderError('group-link', 'epoch')
  const before = previous?.epochs.at(-1)?.hash ?? NO_HASH
  if (!equalBytes(link.previousHash, before)) throw new ChainForkError('group-link', link.epoch)
  if (!previous && link.kind !== 'fresh') throw new ChainOrderError('group-link', 'kind')
  if (previous && link.isPair !== previous.isPair) throw new ChainOrderError('group-link', 'isPair')
}

/** The device that may have signed this link (SPEC rule GC3), by the signer's chain as of `signerSeq`. */
function requireSigner(previous: GroupChain | null, link: GroupLink, signerChain: UserChain): DeviceRecord {
  if (signerChain.userId !== link.signerUserId) throw new MismatchError('group-link', 'signerUserId')
  const roster = previous?.roster ?? new Map(link.added.map((entry) => [entry.userId, entry]))
  const entry = roster.get(link.signerUserId)
  if (!entry) throw new NotAMemberError('group-link', link.signerUserId, link.epoch)
  requireSameChain(entry, signerChain)
  const seq = link.signerSeq
  const device = deviceActiveAt(signerChain, link.signerDeviceId, seq)
  if (!device || seq < entry.chainSeq || seq > signerChain.seq) {
    throw new UnknownDeviceError('group-link', link.signerUserId, link.signerDeviceId)
  }
  return device
}

/** Demands that a roster entry speaks of this very chain. @throws {ChainRollbackError | MismatchError} If not. */
export function requireSameChain(entry: RosterEntry, chain: UserChain): void {
  if (entry.chainSeq === 0) return
  if (chain.seq < entry.chainSeq) throw new ChainRollbackError('user-link', chain.seq, entry.chainSeq)
  const hash = chain.hashes[entry.chainSeq - 1]
  if (!hash || !equalBytes(hash, entry.chainHash)) throw new MismatchError('group-link', 'chainHash')
}

function checkChanges(previous: GroupChain, link: GroupLink): void {
  const isManager = previous.roster.get(link.signerUserId)?.role === 'manager'
  if (link.historyPolicy !== previous.historyPolicy && !isManager)
    throw new ChainOrderError('group-link', 'historyPolicy')
  for (const entry of link.added) {
    const known = previous.roster.get(entry.userId)
    const mayChange = known ? known.role === entry.role || isManager : isManager && !previous.isPair
    if (!mayChange) throw new AddNotAllowedError(entry.userId)
    if (known && entry.chainSeq < known.chainSeq) throw new ChainOrderError('group-link', 'chainSeq')
    // With a new user key an old device may be gone: it must not be able to compute the next key.
    if (known && known.generation !== 0 && entry.generation !== known.generation && link.kind === 'ratchet') {
      throw new ChainOrderError('group-link', 'kind')
    }
  }
  for (const userId of link.removed) {
    if (!previous.roster.has(userId)) throw new NotAMemberError('group-link', userId, link.epoch)
  }
  if (link.removed.length > 0 && link.kind === 'ratchet') throw new ChainOrderError('group-link', 'kind')
}

function applyRoster(previous: GroupChain | null, link: GroupLink): Map<string, RosterEntry> {
  const roster = new Map(previous?.roster)
  for (const userId of link.removed) roster.delete(userId)
  for (const entry of link.added) roster.set(entry.userId, entry)
  if (!equalBytes(hashRoster(roster), link.rosterHash)) throw new RosterMismatchError()
  if (link.isPair && roster.size > 2) throw new ChainOrderError('group-link', 'isPair')
  return roster
}

function mergeChanges(previous: GroupChain | null, link: GroupLink): Map<string, readonly RosterChange[]> {
  const changes = new Map(previous?.changes)
  const append = (userId: string, entry: RosterEntry | null) =>
    changes.set(userId, [...(changes.get(userId) ?? []), { epoch: link.epoch, entry }])
  for (const userId of link.removed) append(userId, null)
  for (const entry of link.added) append(entry.userId, entry)
  return changes
}

/**
 * Verifies one link and returns the chain with it (SPEC rules GC1 to GC7). The chain passed in is not changed.
 *
 * @param previous The chain so far; `null` for a first link.
 * @param link From `decodeGroupLink`.
 * @param signerChain The verified user chain of `link.signerUserId`.
 * @throws {ChainError} If the link does not continue the chain, or its signer may not do what it does.
 * @throws {MismatchError} If it belongs to another group, or names another chain of the signer.
 * @throws {SignatureError} If the signature is wrong.
 */
export async function extendGroupChain(
  previous: GroupChain | null,
  link: GroupLink,
  signerChain: UserChain,
): Promise<GroupChain> {
  checkPlace(previous, link)
  const signer = requireSigner(previous, link, signerChain)
  if (!(await verifySignature(signer.signingKey, link.signedBytes, link.signature))) {
    throw new SignatureError('group-link')
  }
  if (previous) checkChanges(previous, link)
  else if (link.removed.length > 0) throw new ChainOrderError('group-link', 'removed')
  const record: EpochRecord = {
    epoch: link.epoch,
    hash: link.hash,
    kind: link.kind,
    historyPolicy: link.historyPolicy,
    keyCommitment: link.keyCommitment,
    createdAtMs: link.createdAtMs,
    signerUserId: link.signerUserId,
    signerDeviceId: link.signerDeviceId,
  }
  return {
    groupId: link.groupId,
    epoch: link.epoch,
    historyPolicy: link.historyPolicy,
    isPair: link.isPair,
    roster: applyRoster(previous, link),
    epochs: [...(previous?.epochs ?? []), record],
    changes: mergeChanges(previous, link),
  }
}

/**
 * The device that may have written something in an epoch (SPEC rule GC8): its user was a member, and it was not taken out before the epoch
 * began nor added after the epoch was over.
 *
 * @param author The verified user chain of the author.
 * @throws {NotAMemberError | UnknownDeviceError} If there is no such device.
 * @throws {ChainRollbackError | MismatchError} If the roster speaks of a longer or another chain than `author`.
 */
export function requireAuthorDevice(
  chain: GroupChain,
  author: UserChain,
  deviceId: string,
  epoch: number,
): DeviceRecord {
  requireEpoch(chain, epoch)
  const entry = memberAt(chain, author.userId, epoch)
  if (!entry) throw new NotAMemberError('envelope', author.userId, epoch)
  requireSameChain(entry, author)
  const device = author.devices.get(deviceId)
  const later = chain.changes.get(author.userId)?.find((change) => change.epoch > epoch)?.entry
  const isPossible =
    device?.kind === 'device' &&
    (device.removedSeq === null || device.removedSeq > entry.chainSeq) &&
    (!later || device.addedSeq <= later.chainSeq)
  if (!isPossible) throw new UnknownDeviceError('envelope', author.userId, deviceId)
  return device
}
