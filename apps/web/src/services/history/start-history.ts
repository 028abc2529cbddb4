import { type ApiClient, statusOf } from '@umkreis/api-client'
import type { GroupId, UserId } from '@umkreis/schemas'
import { atom } from 'jotai'
import type { Conversations } from '../conversation/conversations.ts'
import type { Devices } from '../conversation/devices.ts'
import { createCell, type Observed } from '../conversation/observed.ts'
import { logWarning } from '../log.ts'
import { sessionAtom } from '../session.ts'
import type { GroupState } from './archive/history-engine.ts'
import { historyDatabaseName } from './archive/history-database.ts'
import { forgetHistory, forgetOtherHistories, historyToken } from './forget-histories.ts'
import { watchGoodNetwork } from './good-network.ts'
import { type BuildState, type HistoryProgress, provideHistoryAtom } from './history.ts'
import { createHistorySync, type HistorySync } from './sync/history-sync.ts'
import { type EngineInWorker, openEngineInWorker } from './worker/engine-in-worker.ts'

/** Not found, not one's own. */
const MISSING: ReadonlySet<number> = new Set([403, 404])

type Parts = {
  readonly userId: UserId
  readonly api: Pick<ApiClient, 'groups'>
  readonly conversations: Conversations
  readonly devices: Pick<Devices, 'state'>
}

/**
 * Opens the archive of the member's messages and keeps it in step, in one tab at a time; the others read it.
 *
 * @returns How to end it. Where that is because of a sign-out, the archive is deleted.
 */
export const startHistoryAtom = atom(null, (get, set, { userId, api, conversations, devices }: Parts): (() => void) => {
  const stops: (() => void)[] = []
  let isStopped = false

  const start = async () => {
    const engine = await openEngineInWorker(userId, historyToken(localStorage))
    stops.push(() => engine.stop())
    if (isStopped) return engine.stop()
    const progress = createCell<HistoryProgress>({ state: { kind: 'elsewhere' }, groups: new Map() })
    const tellState = (state: BuildState) => progress.set({ ...progress.get(), state })
    const tellGroups = (groups: readonly GroupState[]) =>
      progress.set({ ...progress.get(), groups: new Map(groups.map((group) => [group.groupId, group])) })
    const isNetworkGood = watchGoodNetwork()
    const hasKeys = watchKeys(devices)
    const sync = createHistorySync({
      conversations,
      engine,
      isNetworkGood,
      hasKeys,
      listGroups: () => listGroups(api),
      isMissing: (error) => MISSING.has(statusOf(error) ?? 0),
      onState: tellState,
      onGroups: tellGroups,
    })
    stops.push(
      () => isNetworkGood.stop(),
      () => hasKeys.stop(),
      emptyWithoutRight(devices, engine, sync),
      ...buildInOneTab(userId, sync, engine, () => progress.get().state.kind === 'elsewhere', tellGroups),
    )
    set(provideHistoryAtom, { ...engine, progress, hasten: (groupId) => sync.hasten(groupId) })
    // Whoever searches first finds it ready. The worker does it, and nothing waits for it.
    engine.prepare().catch((error: unknown) => logWarning('The search could not be readied', error))
    await forgetOtherHistories(userId)
  }
  start().catch((error: unknown) => {
    logWarning('There is no history on this device', error)
    if (!isStopped) set(provideHistoryAtom, 'none')
  })

  return () => {
    isStopped = true
    set(provideHistoryAtom, null)
    for (const stop of stops) stop()
    const session = get(sessionAtom)
    if (session.kind === 'visitor' && session.because === 'signed-out') forgetHistory(userId)
  }
})

/** The tab that comes first builds; when it is closed, the next one does. Meanwhile the others follow how far it is. */
function buildInOneTab(
  userId: UserId,
  sync: HistorySync,
  engine: EngineInWorker,
  isElsewhere: () => boolean,
  tellGroups: (groups: readonly GroupState[]) => void,
): (() => void)[] {
  const waiting = new AbortController()
  const follow = async () => {
    if (isElsewhere()) tellGroups(await engine.states())
  }
  navigator.locks
    .request(historyDatabaseName(userId), { signal: waiting.signal }, () => sync.run())
    .catch((error: unknown) => {
      if (!waiting.signal.aborted) logWarning('The history can’t be built in this tab', error)
    })
  const ignore = (error: unknown) => logWarning('It is not known how far the history is', error)
  follow().catch(ignore)
  return [engine.onChange(() => void follow().catch(ignore)), () => sync.stop(), () => waiting.abort()]
}

async function listGroups(api: Pick<ApiClient, 'groups'>) {
  const listed = new Map<GroupId, { readonly groupId: GroupId; readonly revision: number }>()
  for (let number = 1, last = 1; number <= last; number += 1) {
    const { groups, paginationDataDto } = await api.groups.page(number)
    for (const group of groups) listed.set(group.groupId, group)
    last = paginationDataDto.lastPage
  }
  return [...listed.values()]
}

/** A device that was signed out by another one, or whose account was started over, keeps nothing of what it could read. */
function emptyWithoutRight({ state }: Pick<Devices, 'state'>, engine: EngineInWorker, sync: HistorySync): () => void {
  const check = async () => {
    if (!['signed-out', 'started-over'].includes(state.get())) return
    await engine.clear()
    sync.restart()
  }
  const checkNow = () => void check().catch((error: unknown) => logWarning('The history could not be emptied', error))
  checkNow()
  return state.subscribe(checkNow)
}

function watchKeys({ state }: Pick<Devices, 'state'>): Observed<boolean> & { stop(): void } {
  const hasKeys = createCell(state.get() === 'ready')
  const stop = state.subscribe(() => hasKeys.set(state.get() === 'ready'))
  return { ...hasKeys, stop }
}
