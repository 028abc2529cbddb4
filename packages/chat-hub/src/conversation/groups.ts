import { ArgumentError, CryptoError, findEpochKey, type GroupChain } from '@umkreis/crypto'
import type { GroupId, PendingBox, UserId } from '@umkreis/schemas'
import { EncryptionNotReadyError, TooManyConflictsError } from './errors.ts'
import type { GroupWriteContext } from './group-links.ts'
import { keylessMembers, type GroupChange } from './group-security.ts'
import { catchUpGroup, type GroupState } from './group-state.ts'
import { requireAcceptedKeys, requireExpectedMembers } from './group-trust.ts'
import type { Identity } from './identity.ts'
import { createLater } from './later.ts'
import { errorName } from './log.ts'
import type { ExpectedMembers } from './readiness.ts'
import { isRekeyDue } from './rekey-due.ts'
import { createSerial, type Serial } from './serial.ts'

const MAX_TRIES = 6

// Reading, and sealing with the key that is there, need none of it: most starts of an application never get here.
const links = createLater(() => import('./group-links.ts'))
const changes = createLater(() => import('./change-groups.ts'))
const boxes = createLater(() => import('./seal-keys.ts'))

/** The groups this device has looked at, each with its keys; one change at a time in each. */
export interface Groups {
  /** The state of a group, caught up with the server unless it is known to be current. @throws {EncryptionNotReadyError} */
  load(groupId: GroupId): Promise<GroupState>
  /** A state whose current key can be used: makes the first link, or a fresh one, when that is due. @throws {EncryptionNotReadyError} */
  loadSendable(groupId: GroupId): Promise<GroupState>
  /** Seals to members who wait for boxes. */
  serve(groupId: GroupId): Promise<void>
  /** Signs people in whom the server counts as members already. @throws {EncryptionNotReadyError} */
  add(groupId: GroupId, userIds: readonly UserId[]): Promise<void>
  /** Signs a change, with a fresh key. @throws {EncryptionNotReadyError | NotAllowedInGroupError} */
  change(groupId: GroupId, change: GroupChange): Promise<void>
  /** Makes a fresh key now. @returns Whether there is one: a group without any link has nothing to renew. @throws {EncryptionNotReadyError} */
  rekey(groupId: GroupId): Promise<boolean>
  /** Looks whether members who had no keys have some by now. */
  lookForKeys(groupId: GroupId): Promise<void>
  /** Remembers who a group is shown with, which its keys have to agree with from now on. */
  expect(groupId: GroupId, expected: ExpectedMembers): void
  /** Who a group is shown with. */
  expected(groupId: GroupId): ExpectedMembers | undefined
  /** What is known without asking. */
  peek(groupId: GroupId): GroupState | undefined
  known(): GroupId[]
  /** The next `load` asks the server. */
  markStale(groupId?: GroupId): void
  clear(): void
}

/**
 * A registry of groups.
 *
 * @param requireIdentity Throws {@link EncryptionNotReadyError} while there is none.
 * @param onKeys Told when a group has new keys or links, so that messages can be tried again.
 * @param onSecurity Told when the roster, the policy or who is pending may have changed.
 */
export function createGroups(
  context: GroupWriteContext,
  requireIdentity: () => Identity,
  onKeys: (groupId: GroupId) => void,
  onSecurity: (groupId: GroupId) => void,
): Groups {
  const states = new Map<GroupId, GroupState>()
  const stale = new Set<GroupId>()
  const expectations = new Map<GroupId, ExpectedMembers>()
  const serials = new Map<GroupId, Serial>()

  function inOrder<T>(groupId: GroupId, task: () => Promise<T>): Promise<T> {
    let serial = serials.get(groupId)
    if (!serial) {
      serial = createSerial()
      serials.set(groupId, serial)
    }
    return serial(task)
  }

  function keep(state: GroupState): GroupState {
    const before = states.get(state.groupId)
    states.set(state.groupId, state)
    const hasMore = state.keys.size > (before?.keys.size ?? 0) || state.chain?.epoch !== before?.chain?.epoch
    if (hasMore) onKeys(state.groupId)
    const isWaiting = state.server.pending.length > 0 || (before?.server.pending.length ?? 0) > 0
    if (isWaiting || state.chain?.epoch !== before?.chain?.epoch) onSecurity(state.groupId)
    return state
  }

  async function catchUp(groupId: GroupId): Promise<GroupState> {
    const identity = requireIdentity()
    try {
      // Cleared before asking: what changes while the answer is under way counts as unknown.
      stale.delete(groupId)
      return keep(await catchUpGroup(context, identity, groupId, states.get(groupId)))
    } catch (error) {
      stale.add(groupId)
      if (!(error instanceof CryptoError)) throw error
      context.log.error('Broken group chain', { groupId, error: errorName(error) })
      throw new EncryptionNotReadyError('chain-broken', { cause: error })
    }
  }

  async function current(groupId: GroupId): Promise<GroupState> {
    const known = states.get(groupId)
    return known && !stale.has(groupId) ? known : catchUp(groupId)
  }

  /** Applies one step until nothing is left to do; whoever loses a race looks again first. */
  async function settle(groupId: GroupId, step: (state: GroupState) => Promise<GroupState | undefined | 'done'>) {
    for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
      const isRemembered = attempt === 0 && states.has(groupId) && !stale.has(groupId)
      const state = attempt === 0 ? await current(groupId) : await catchUp(groupId)
      const outcome = await step(state).catch((error: unknown) => {
        // What stood in the way may be over, and the word of it still under way: only an answer that is new can say no.
        if (error instanceof EncryptionNotReadyError && isRemembered) return undefined
        if (error instanceof CryptoError && !(error instanceof ArgumentError))
          throw new EncryptionNotReadyError('chain-broken', { cause: error })
        throw error
      })
      if (outcome === 'done') return state
      if (outcome) return keep(outcome)
    }
    throw new TooManyConflictsError('group-chain')
  }

  /** This person, who has to be in the group, and the group to be what it is shown as. */
  function requirePlace(state: GroupState): Identity {
    const identity = requireIdentity()
    const isNamed = state.chain
      ? state.chain.roster.has(identity.userId)
      : state.server.members.some(({ userId }) => userId === identity.userId)
    if (!isNamed) throw new EncryptionNotReadyError('not-a-member')
    requireExpectedMembers(context, identity, state, expectations.get(state.groupId))
    return identity
  }

  async function makeFresh(state: GroupState, chain: GroupChain): Promise<GroupState | undefined> {
    const identity = requirePlace(state)
    await requireAcceptedKeys(context, identity, state, true)
    return (await links()).postFreshLink(context, identity, state, chain)
  }

  async function makeSendable(state: GroupState): Promise<GroupState | undefined | 'done'> {
    const identity = requirePlace(state)
    const { chain } = state
    if (!chain) {
      await requireAcceptedKeys(context, identity, state, true)
      return (await links()).postFirstLink(context, identity, state)
    }
    // A member who still waits for a box need not: a fresh key is the right of everybody the roster names.
    const hasKey = findEpochKey(chain, state.keys, chain.epoch) !== undefined
    const isDone = hasKey && !isRekeyDue(context, state)
    await requireAcceptedKeys(context, identity, state, !isDone)
    if (isDone) return 'done'
    return (await links()).postFreshLink(context, identity, state, chain)
  }

  return {
    load: (groupId) => inOrder(groupId, () => current(groupId)),
    loadSendable: (groupId) => inOrder(groupId, () => settle(groupId, makeSendable)),
    serve: (groupId) =>
      inOrder(groupId, async () => {
        const state = await catchUp(groupId)
        const served = await (await boxes()).sealToPending(context, state)
        const isServed = (row: PendingBox) => served.some((box) => box.userId === row.userId && box.epoch === row.epoch)
        const pending = state.server.pending.filter((row) => !isServed(row))
        if (served.length > 0) keep({ ...state, server: { ...state.server, pending } })
      }),
    async lookForKeys(groupId) {
      const state = states.get(groupId)
      const keyless = state ? keylessMembers(state) : []
      if (keyless.length === 0) return
      await context.directory.loadAll(keyless)
      onSecurity(groupId)
    },
    add: (groupId, userIds) =>
      inOrder(groupId, async () => {
        stale.add(groupId)
        const shown = expectations.get(groupId)
        if (shown) expectations.set(groupId, { ...shown, userIds: [...shown.userIds, ...userIds] })
        let back: readonly UserId[] = []
        const { chain, keys } = await settle(groupId, async (state) => {
          const { addPeople } = await changes()
          const step = await addPeople(context, requireIdentity(), state, { shown: expectations.get(groupId), userIds })
          back = step.back
          return step.outcome
        })
        // Who went and came back before anybody wrote was never out of the signed roster, and may have new keys by now.
        if (chain && back.length > 0) await (await links()).postPast(context, chain, keys, back)
      }),
    change: (groupId, change) =>
      inOrder(groupId, async () => {
        stale.add(groupId)
        await settle(groupId, makeSendable)
        await settle(groupId, async (state) => {
          const { changeGroup } = await changes()
          return changeGroup(context, requireIdentity(), state, { shown: expectations.get(groupId), change })
        })
      }),
    rekey: (groupId) =>
      inOrder(groupId, async () => {
        stale.add(groupId)
        let before: number | undefined
        const { chain } = await settle(groupId, async (state) => {
          if (!state.chain) return 'done'
          const { epochs, epoch } = state.chain
          before ??= epoch
          // Somebody else was quicker: a key is as fresh from them.
          if (epochs.some((record) => record.epoch > (before ?? 0) && record.kind === 'fresh')) return 'done'
          return makeFresh(state, state.chain)
        })
        return chain !== null
      }),
    expect: (groupId, expected) => void expectations.set(groupId, expected),
    expected: (groupId) => expectations.get(groupId),
    peek: (groupId) => states.get(groupId),
    known: () => [...states.keys()],
    markStale(groupId) {
      if (groupId) stale.add(groupId)
      else for (const known of states.keys()) stale.add(known)
    },
    clear() {
      states.clear()
      stale.clear()
    },
  }
}
