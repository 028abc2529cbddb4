import type { SealedConversations } from '@umkreis/chat-hub'
import type { GroupId } from '@umkreis/schemas'
import { logError } from '../log.ts'
import { type Cell, createCell, type Observed } from './observed.ts'
import { isSameReadiness, type Readiness, readinessOf } from './readiness.ts'

/** How long to wait before a group whose keys could not be asked for is asked for again. */
const RETRY_MS = 5000

/** Watches whether groups can be sealed; those that were asked for are kept up to date. */
export interface GroupReadinessWatch {
  of(groupId: GroupId): Observed<Readiness>
  /** Looks again at one group, or at all that were asked for. */
  refresh(groupId?: GroupId): void
  stop(): void
}

/** Creates the watch over a sealing layer. Groups that wait for others are also looked at again by themselves. */
export function watchGroupReadiness(
  sealed: Pick<SealedConversations, 'readiness' | 'onReadinessChange' | 'openGroup'>,
): GroupReadinessWatch {
  const cells = new Map<GroupId, Cell<Readiness>>()
  const retries = new Map<GroupId, ReturnType<typeof setTimeout>>()

  const retryLater = (groupId: GroupId) => {
    clearTimeout(retries.get(groupId))
    retries.set(
      groupId,
      setTimeout(() => void look(groupId), RETRY_MS),
    )
  }

  const look = async (groupId: GroupId) => {
    const cell = cells.get(groupId)
    if (!cell) return
    if (sealed.readiness.kind !== 'ready') return cell.set(readinessOf(sealed.readiness))
    try {
      cell.set(readinessOf(await sealed.openGroup(groupId)))
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
    of(groupId) {
      const known = cells.get(groupId)
      if (known) return known
      const cell = createCell<Readiness>({ kind: 'preparing', waitsFor: 'this-device' }, isSameReadiness)
      cells.set(groupId, cell)
      void look(groupId)
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
