import type { ExpectedMembers, SealedConversations } from '@umkreis/chat-hub'
import type { Group, GroupId } from '@umkreis/schemas'
import { logError } from '../log.ts'
import { type Cell, createCell, type Observed } from './observed.ts'
import { isSameReadiness, type Readiness, readinessOf } from './readiness.ts'

/** How long to wait before a group whose keys could not be asked for is asked for again. */
const RETRY_MS = 5000

/** Who a conversation is shown with, which is what its keys are held against. */
export type ShownGroup = Pick<Group, 'groupId' | 'kind' | 'members' | 'memberCount'>

/** Watches whether groups can be sealed; those that were asked for are kept up to date. */
export interface GroupReadinessWatch {
  /** Whether the group can be sealed for exactly those who are shown in it; to be asked again when they change. */
  of(shown: ShownGroup): Observed<Readiness>
  /** Looks again at one group, or at all that were asked for. */
  refresh(groupId?: GroupId): void
  stop(): void
}

/**
 * Creates the watch over a sealing layer. Groups that wait for others are also looked at again by themselves.
 *
 * @param onStale Told when the members of a group have to be loaded (again) before it can be judged.
 */
export function watchGroupReadiness(
  sealed: Pick<SealedConversations, 'readiness' | 'onReadinessChange' | 'openGroup'>,
  onStale: (groupId: GroupId) => void,
): GroupReadinessWatch {
  const cells = new Map<GroupId, Cell<Readiness>>()
  const expectations = new Map<GroupId, ExpectedMembers>()
  const suspected = new Set<GroupId>()
  const retries = new Map<GroupId, ReturnType<typeof setTimeout>>()

  const retryLater = (groupId: GroupId) => {
    clearTimeout(retries.get(groupId))
    retries.set(
      groupId,
      setTimeout(() => void look(groupId), RETRY_MS),
    )
  }

  /** Somebody may just have joined, and be on the screen in a moment: only who is still too many then is told of. */
  const doubt = (groupId: GroupId, found: Readiness): Readiness => {
    const isMismatch = found.kind === 'broken' && found.what === 'members'
    if (!isMismatch) suspected.delete(groupId)
    if (!isMismatch || suspected.has(groupId)) return found
    suspected.add(groupId)
    onStale(groupId)
    return { kind: 'preparing', waitsFor: 'this-device' }
  }

  const look = async (groupId: GroupId) => {
    const cell = cells.get(groupId)
    const expected = expectations.get(groupId)
    if (!cell) return
    if (!expected) return onStale(groupId)
    if (sealed.readiness.kind !== 'ready') return cell.set(readinessOf(sealed.readiness))
    try {
      const found = await sealed.openGroup(groupId, expected)
      // This device may have been signed out while the group was opened: then its answer is an old one.
      if (sealed.readiness.kind !== 'ready') return cell.set(readinessOf(sealed.readiness))
      cell.set(doubt(groupId, readinessOf(found)))
    } catch (error) {
      logError('The keys of a conversation could not be loaded', error)
      // What was ready stays so: sending catches up by itself, and says so if it can't.
      if (cell.get().kind !== 'ready') cell.set({ kind: 'preparing', waitsFor: 'this-device' })
    }
    if (cell.get().kind === 'preparing') retryLater(groupId)
  }

  const refresh = (groupId?: GroupId) => {
    for (const one of groupId === undefined ? cells.keys() : [groupId]) void look(one)
  }
  const stopListening = sealed.onReadinessChange(() => refresh())

  return {
    of(shown) {
      const { groupId } = shown
      const before = expectations.get(groupId)
      // A list may hold only some of many members: then the ones known before count.
      const expected = shown.members.length < shown.memberCount ? before : expectedOf(shown)
      const cell =
        cells.get(groupId) ?? createCell<Readiness>({ kind: 'preparing', waitsFor: 'this-device' }, isSameReadiness)
      cells.set(groupId, cell)
      if (expected && !(before && isSameExpectation(before, expected))) {
        expectations.set(groupId, expected)
        void look(groupId)
      }
      return cell
    },
    refresh,
    stop() {
      stopListening()
      for (const timer of retries.values()) clearTimeout(timer)
      cells.clear()
    },
  }
}

function expectedOf({ kind, members }: ShownGroup): ExpectedMembers {
  return { isPair: kind === 'pair', userIds: members.map(({ userId }) => userId).sort() }
}

function isSameExpectation(one: ExpectedMembers, other: ExpectedMembers): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
