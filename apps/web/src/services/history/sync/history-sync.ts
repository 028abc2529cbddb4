import type { GroupId } from '@umkreis/schemas'
import type { ChatMessage, StoredChange } from '../../conversation/chat-message.ts'
import type { ConversationEvent, Conversations } from '../../conversation/conversations.ts'
import type { Observed } from '../../conversation/observed.ts'
import { logWarning } from '../../log.ts'
import type { GroupState, HistoryEngine } from '../archive/history-engine.ts'
import type { BuildState } from '../history.ts'
import { nextWork, type SyncedGroup, type Work } from './next-work.ts'

/** Messages that are asked for at a time: as many as the server gives. */
export const SYNC_PAGE_SIZE = 200
/** Leaves what the member does before this much room, after each page. */
const PAUSE_MS = 50
/** What is heard rests so long: it is drawn before it is archived, and what comes in one go is written in one go. */
const GATHER_MS = 500
const RETRY_MIN_MS = 5_000
const RETRY_MAX_MS = 300_000

/** What building the archive takes. */
export type HistorySyncParts = {
  readonly conversations: Pick<Conversations, 'subscribe' | 'loadRange' | 'connection'>
  /** Every group of the member and how far it has changed, those used last first. */
  readonly listGroups: () => Promise<readonly { readonly groupId: GroupId; readonly revision: number }[]>
  readonly engine: Pick<HistoryEngine, 'states' | 'write' | 'forget' | 'unreadable'>
  /** Whether this device has its keys: without them everything would look unreadable. */
  readonly hasKeys: Observed<boolean>
  /** Whether the network is one over which the past may be fetched unasked. */
  readonly isNetworkGood: Observed<boolean>
  /** Whether a failure says that a group is none of the member's. */
  readonly isMissing: (error: unknown) => boolean
  readonly onState: (state: BuildState) => void
  readonly onGroups: (groups: readonly GroupState[]) => void
}

/** Keeps the archive in step with the conversations, and fetches their past. */
export interface HistorySync {
  /** Runs until it is stopped. Never rejects. */
  run(): Promise<void>
  stop(): void
  /** Fetches a group's past before that of others, until the call that it returns. */
  hasten(groupId: GroupId): () => void
  /** Begins anew: the archive was emptied. */
  restart(): void
}

/**
 * Creates what builds the archive. One thing is done after the other, so that what is heard while a page is on its way is
 * applied after it. A group is followed by its revisions: what comes in step is taken as it comes, and after a gap the
 * server is asked what changed. Its past is fetched from the newest page down.
 */
export function createHistorySync(parts: HistorySyncParts): HistorySync {
  const { conversations, engine, isNetworkGood } = parts
  const groups = new Map<GroupId, SyncedGroup>()
  const hastened = new Map<GroupId, number>()
  const heard: StoredChange[] = []
  const reopened: ChatMessage[] = []
  let isListed = false
  const stopping = new AbortController()
  let failures = 0
  let isAwaited = false
  let endRest: () => void = () => undefined
  let gathering: ReturnType<typeof setTimeout> | undefined

  /** Waits for something to happen, or so long. What happened since the last time ends it at once. */
  const rest = async (ms?: number) => {
    if (!isAwaited) {
      await new Promise<void>((resolve) => {
        const timer = ms === undefined ? undefined : setTimeout(resolve, ms)
        endRest = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
    isAwaited = false
  }
  const wake = () => {
    isAwaited = true
    endRest()
  }
  const wakeSoon = () => {
    gathering ??= setTimeout(() => {
      gathering = undefined
      wake()
    }, GATHER_MS)
  }
  const tellGroups = () => parts.onGroups([...groups.values()].flatMap(({ state }) => (state ? [state] : [])))
  const store = async (group: SyncedGroup, state: GroupState, changes: readonly StoredChange[]) => {
    await engine.write(state, changes)
    group.state = state
    tellGroups()
  }

  const listAnew = async () => {
    const states = new Map((await engine.states()).map((state) => [state.groupId, state]))
    const listed = await parts.listGroups()
    const ids = new Set(listed.map(({ groupId }) => groupId))
    await engine.forget([...states.keys()].filter((groupId) => !ids.has(groupId)))
    const known = new Map(groups)
    groups.clear()
    for (const { groupId, revision } of listed) {
      const before = known.get(groupId)
      groups.set(groupId, {
        groupId,
        revision: Math.max(revision, before?.revision ?? 0),
        state: states.get(groupId),
        mayHeal: before?.mayHeal ?? true,
      })
    }
    isListed = true
    tellGroups()
  }

  /** Applies what was heard in step; after a gap the group is behind. */
  const applyHeard = async () => {
    const inStep = new Map<SyncedGroup, { readonly state: GroupState; readonly changes: readonly StoredChange[] }>()
    for (const change of heard.splice(0)) {
      const { groupId, revision } = change.kind === 'message' ? change.message : change
      const group = groups.get(groupId)
      if (!group) {
        isListed = false
        continue
      }
      group.revision = Math.max(group.revision, revision)
      const { state, changes } = inStep.get(group) ?? { state: group.state, changes: [] }
      if (!state || revision !== state.revision + 1) continue
      const newest = change.kind === 'message' ? Math.max(state.newest, change.message.sequence) : state.newest
      inStep.set(group, { state: { ...state, revision, newest }, changes: [...changes, change] })
    }
    for (const [group, { state, changes }] of inStep) await store(group, state, changes)
    for (const [groupId, messages] of Map.groupBy(reopened.splice(0), (message) => message.groupId)) {
      const group = groups.get(groupId)
      const { state } = group ?? {}
      if (!group || !state) continue
      const here = messages.filter(({ sequence }) => sequence >= state.oldest && sequence <= state.newest)
      await store(group, state, here.map(asChange))
    }
  }

  const work = async (next: Work) => {
    const { group } = next
    const { groupId } = group
    const load = (range: Parameters<Conversations['loadRange']>[1]) =>
      conversations.loadRange(groupId, range, SYNC_PAGE_SIZE)
    switch (next.kind) {
      case 'begin': {
        // Read before the page is: what changes in between is asked for afterwards.
        const { revision } = group
        const page = await load({ kind: 'newest' })
        return store(group, { groupId, revision, ...reachOf(page, undefined) }, page)
      }
      case 'catch-up': {
        const { state } = next
        const changes = await load({ kind: 'afterRevision', revision: state.revision })
        const isAll = changes.length < SYNC_PAGE_SIZE
        const last = revisionOf(changes.at(-1)) ?? state.revision
        const revision = isAll ? Math.max(last, state.revision, next.until) : last
        const newest = Math.max(state.newest, ...changes.map(sequenceOf))
        // What is older than the archive reaches comes with its page.
        const here = changes.filter((change) => sequenceOf(change) >= state.oldest)
        return store(group, { ...state, revision, newest }, here)
      }
      case 'past': {
        const { state } = next
        const page = await load({ kind: 'before', sequence: state.oldest })
        return store(group, { ...state, ...reachOf(page, state) }, page)
      }
      case 'heal':
        return heal(group, next.state)
      default:
        return next satisfies never
    }
  }

  /** Tries again what could not be read, from the newest on, as long as that helps. */
  const heal = async (group: SyncedGroup, state: GroupState) => {
    group.mayHeal = false
    for (const { from, until } of await engine.unreadable(group.groupId)) {
      const opened: StoredChange[] = []
      // Sequences begin with 1, and the first page of the archive with 0.
      for (let after = Math.max(0, from - 1); after < until - 1;) {
        const page = await conversations.loadRange(group.groupId, { kind: 'after', sequence: after }, SYNC_PAGE_SIZE)
        opened.push(...page.filter((one) => one.kind === 'message' && one.message.body.kind !== 'unreadable'))
        after = page.length < SYNC_PAGE_SIZE ? until : sequenceOf(page[page.length - 1])
      }
      const here = opened.filter((one) => sequenceOf(one) < until && sequenceOf(one) >= state.oldest)
      if (stopping.signal.aborted || here.length === 0) return
      await store(group, state, here)
    }
  }

  const step = async (): Promise<number | undefined> => {
    if (conversations.connection.get() !== 'connected') {
      parts.onState({ kind: 'paused', because: 'offline' })
      return undefined
    }
    if (!parts.hasKeys.get()) {
      parts.onState({ kind: 'paused', because: 'no-keys' })
      return undefined
    }
    if (!isListed) await listAnew()
    await applyHeard()
    const next = nextWork([...groups.values()], new Set(hastened.keys()))
    if (!next) {
      parts.onState({ kind: 'built' })
      return undefined
    }
    if (next.kind === 'past' && !isNetworkGood.get() && !hastened.has(next.group.groupId)) {
      parts.onState({ kind: 'paused', because: 'slow-network' })
      return undefined
    }
    parts.onState({ kind: 'building' })
    try {
      await work(next)
    } catch (error) {
      if (!parts.isMissing(error)) throw error
      groups.delete(next.group.groupId)
      await engine.forget([next.group.groupId])
      isListed = false
    }
    return hastened.has(next.group.groupId) ? 0 : PAUSE_MS
  }

  const hear = (event: ConversationEvent) => {
    switch (event.type) {
      case 'connected':
        isListed = false
        for (const group of groups.values()) group.mayHeal = true
        break
      case 'received':
      case 'updated':
        heard.push({ kind: 'message', message: event.message })
        // After a failure every message would be a reason to try again at once; only a new connection is one.
        return failures === 0 ? wakeSoon() : undefined
      case 'deleted': {
        const group = groups.get(event.news.groupId)
        if (group) group.revision = Math.max(group.revision, event.news.revision)
        break
      }
      case 'reopened':
        reopened.push(...event.messages)
        break
      case 'group-removed':
        isListed = false
        break
      case 'group-changed':
        if (groups.has(event.groupId)) return
        isListed = false
        break
      default:
        return
    }
    if (failures === 0 || event.type === 'connected') wake()
  }

  return {
    async run() {
      const stops = [
        conversations.subscribe(hear),
        conversations.connection.subscribe(() => wake()),
        parts.hasKeys.subscribe(() => wake()),
        isNetworkGood.subscribe(() => wake()),
      ]
      while (!stopping.signal.aborted) {
        try {
          const pauseMs = await step()
          failures = 0
          if (!stopping.signal.aborted) await rest(pauseMs)
        } catch (error) {
          logWarning('The history could not be carried on', error)
          parts.onState({ kind: 'paused', because: 'failed' })
          failures += 1
          isAwaited = false
          if (!stopping.signal.aborted) await rest(Math.min(RETRY_MAX_MS, RETRY_MIN_MS * 2 ** (failures - 1)))
        }
      }
      for (const stop of stops) stop()
    },
    stop() {
      clearTimeout(gathering)
      stopping.abort()
      wake()
    },
    hasten(groupId) {
      hastened.set(groupId, (hastened.get(groupId) ?? 0) + 1)
      wake()
      return () => {
        const left = (hastened.get(groupId) ?? 1) - 1
        if (left > 0) hastened.set(groupId, left)
        else hastened.delete(groupId)
      }
    },
    restart() {
      groups.clear()
      isListed = false
      wake()
    },
  }
}

function reachOf(page: readonly StoredChange[], state: GroupState | undefined) {
  const isComplete = page.length < SYNC_PAGE_SIZE
  const first = page[0]
  const last = page.at(-1)
  return {
    oldest: isComplete || !first ? 1 : sequenceOf(first),
    newest: state?.newest ?? (last ? sequenceOf(last) : 0),
    isComplete,
  }
}

function asChange(message: ChatMessage): StoredChange {
  return { kind: 'message', message }
}

function sequenceOf(change: StoredChange | undefined): number {
  if (!change) return 0
  return change.kind === 'message' ? change.message.sequence : change.sequence
}

function revisionOf(change: StoredChange | undefined): number | undefined {
  return change?.kind === 'message' ? change.message.revision : change?.revision
}
