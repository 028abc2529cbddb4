import { ArgumentError, CryptoError, findEpochKey } from '@umkreis/crypto'
import type { GroupId, UserId } from '@umkreis/schemas'
import { EncryptionNotReadyError, TooManyConflictsError } from './errors.ts'
import {
  isRekeyDue,
  postAddLink,
  postFirstLink,
  postFreshLink,
  sealToPending,
  type GroupWriteContext,
} from './group-links.ts'
import { catchUpGroup, type GroupState } from './group-state.ts'
import { requireAcceptedKeys, requireExpectedMembers } from './group-trust.ts'
import type { Identity } from './identity.ts'
import { errorName } from './log.ts'
import type { ExpectedMembers } from './readiness.ts'
import { createSerial, type Serial } from './serial.ts'

const MAX_TRIES = 6

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
  /** Remembers who a group is shown with, which its keys have to agree with from now on. */
  expect(groupId: GroupId, expected: ExpectedMembers): void
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
 */
export function createGroups(
  context: GroupWriteContext,
  requireIdentity: () => Identity,
  onKeys: (groupId: GroupId) => void,
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
      const state = attempt === 0 ? await current(groupId) : await catchUp(groupId)
      const outcome = await step(state).catch((error: unknown) => {
        if (error instanceof CryptoError && !(error instanceof ArgumentError))
          throw new EncryptionNotReadyError('chain-broken', { cause: error })
        throw error
      })
      if (outcome === 'done') return state
      if (outcome) return keep(outcome)
    }
    throw new TooManyConflictsError('group-chain')
  }

  async function makeSendable(state: GroupState): Promise<GroupState | undefined | 'done'> {
    const identity = requireIdentity()
    const { chain } = state
    const isNamed = chain
      ? chain.roster.has(identity.userId)
      : state.server.members.some(({ userId }) => userId === identity.userId)
    if (!isNamed) throw new EncryptionNotReadyError('not-a-member')
    requireExpectedMembers(context, identity, state, expectations.get(state.groupId))
    if (!chain) {
      await requireAcceptedKeys(context, identity, state, true)
      return postFirstLink(context, identity, state)
    }
    // A member who still waits for a box need not: a fresh key is the right of everybody the roster names.
    const hasKey = findEpochKey(chain, state.keys, chain.epoch) !== undefined
    const isDone = hasKey && !isRekeyDue(context, state)
    await requireAcceptedKeys(context, identity, state, !isDone)
    if (isDone) return 'done'
    return postFreshLink(context, identity, state, chain)
  }

  return {
    load: (groupId) => inOrder(groupId, () => current(groupId)),
    loadSendable: (groupId) => inOrder(groupId, () => settle(groupId, makeSendable)),
    serve: (groupId) =>
      inOrder(groupId, async () => {
        await sealToPending(context, await catchUp(groupId))
      }),
    add: (groupId, userIds) =>
      inOrder(groupId, async () => {
        stale.add(groupId)
        const shown = expectations.get(groupId)
        if (shown) expectations.set(groupId, { ...shown, userIds: [...shown.userIds, ...userIds] })
        await settle(groupId, async (state) => {
          const identity = requireIdentity()
          requireExpectedMembers(context, identity, state, expectations.get(groupId))
          await requireAcceptedKeys(context, identity, state, true)
          if (!state.chain) return postFirstLink(context, identity, state)
          const missing = userIds.filter((userId) => !state.chain?.roster.has(userId))
          return missing.length === 0 ? 'done' : postAddLink(context, identity, state, state.chain, missing)
        })
      }),
    expect: (groupId, expected) => void expectations.set(groupId, expected),
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
