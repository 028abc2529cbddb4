import type { ChatMessage } from '../conversation/chat-message.ts'
import type { NewMessage } from '../conversation/conversations.ts'
import { createCell, type Observed } from '../conversation/observed.ts'
import type { Tabs } from '../tabs/tabs.ts'
import { isPassing } from './is-passing.ts'
import { createOutboxKeeper } from './outbox-keeper.ts'
import { type KeptWork, type OutboxStore, type OutboxWork, type WantedChange, workId } from './outbox-store.ts'

/** From one try to the next where nothing tells that it is worth trying, in ms. */
const AGAIN_MS = 5000

/** A message of one's own that the server does not have yet. */
export type UnsentMessage = {
  readonly message: NewMessage
  /** ISO 8601. */
  readonly createdAt: string
  /** Refused for good: it waits for its author. */
  readonly isRefused: boolean
  /** Written on another page, or before this one was loaded. */
  readonly isInherited: boolean
}

/** A change to a message that the server does not have yet. */
export type UnsentChange = {
  readonly change: WantedChange
  /** Refused for good, and nobody was told: it waits for its author. */
  readonly isRefused: boolean
  /** Wanted on another page, or before this one was loaded. */
  readonly isInherited: boolean
}

/** Brings messages and changes to the server: each once, those of a group in their order, over reloads and bad networks. */
export interface SendQueue {
  /** Every message that is on its way or was refused, oldest first. */
  readonly unsent: Observed<readonly UnsentMessage[]>
  /** Every change that is on its way, and those refused of which only an earlier page could have heard; oldest first. */
  readonly unsentChanges: Observed<readonly UnsentChange[]>
  /**
   * Sends a message, or goes on sending it: the same `clientMessageId` is one message, however often it is asked for.
   * What passes by itself is waited for; a page that goes away meanwhile leaves the promise open.
   *
   * @throws What refused it for good.
   */
  send(message: NewMessage): Promise<ChatMessage>
  /** Changes a message, or goes on doing so: the same id is one change. @throws What refused it for good. */
  change(change: WantedChange): Promise<void>
  /** Gives a message or a change up, by its id. What is on the wire already may still arrive. */
  forget(id: string): void
  /** Tries now whatever waits: a connection or keys have come. */
  wake(): void
  stop(): void
}

/** Seals and sends one piece of work, and answers once the server has it. */
export interface Delivery {
  message(message: NewMessage): Promise<ChatMessage>
  change(change: WantedChange): Promise<void>
}

type Entry = {
  readonly work: OutboxWork
  readonly createdAt: string
  readonly isRefused: boolean
  readonly isInherited: boolean
  readonly done: PromiseWithResolvers<ChatMessage | undefined>
}

/** Creates a queue. */
export function createSendQueue(
  deliver: Delivery,
  store: OutboxStore,
  tabs: Pick<Tabs, 'id' | 'isHere' | 'ifGone' | 'onGone'>,
): SendQueue {
  const entries = new Map<string, Entry>()
  const busy = new Set<string>()
  const wakers = new Set<() => void>()
  const keeper = createOutboxKeeper(store, tabs)
  const unsent = createCell<readonly UnsentMessage[]>([])
  const unsentChanges = createCell<readonly UnsentChange[]>([])
  let isStopped = false

  const announce = () => {
    const all = [...entries.values()]
    unsent.set(
      all.flatMap(({ work, createdAt, isRefused, isInherited }) =>
        'message' in work ? [{ message: work.message, createdAt, isRefused, isInherited }] : [],
      ),
    )
    const changes = all.flatMap(({ work, isRefused, isInherited }) =>
      'change' in work ? [{ change: work.change, isRefused, isInherited }] : [],
    )
    if (changes.length > 0 || unsentChanges.get().length > 0) unsentChanges.set(changes)
  }
  const put = (entry: Entry) => {
    entries.set(workId(entry.work), entry)
    announce()
  }
  const remove = (id: string) => {
    entries.delete(id)
    keeper.forget(id)
    announce()
  }
  const nextOf = (lane: string) =>
    isStopped ? undefined : [...entries.values()].find(({ work, isRefused }) => laneOf(work) === lane && !isRefused)

  const pause = () =>
    new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer)
        wakers.delete(end)
        resolve()
      }
      const timer = setTimeout(end, AGAIN_MS)
      wakers.add(end)
    })

  const attempt = async ({ work, createdAt, done }: Entry) => {
    const id = workId(work)
    try {
      const stored = 'message' in work ? await deliver.message(work.message) : await deliver.change(work.change)
      remove(id)
      done.resolve(stored ?? undefined)
    } catch (error) {
      if (isStopped || !entries.has(id)) return
      if (isPassing(error)) return pause()
      const isInherited = entries.get(id)?.isInherited ?? false
      // Who wants a change hears of it, unless that was on a page that has gone.
      if ('message' in work || isInherited) {
        put({ work, createdAt, done, isRefused: true, isInherited })
        keeper.keep({ ...work, createdAt, isRefused: true })
      } else {
        remove(id)
      }
      done.reject(error)
    }
  }
  /** One after the other: two at once could be sealed, or refused for a renewed key, in another order than written. */
  const work = async (lane: string) => {
    if (busy.has(lane)) return
    busy.add(lane)
    for (let entry = nextOf(lane); entry; entry = nextOf(lane)) await attempt(entry)
    busy.delete(lane)
  }
  const begin = (wanted: OutboxWork): Promise<ChatMessage | undefined> => {
    const id = workId(wanted)
    const known = entries.get(id)
    if (known && !known.isRefused) return known.done.promise
    const createdAt = known?.createdAt ?? new Date().toISOString()
    const isInherited = 'change' in wanted && known !== undefined
    const entry: Entry = { work: wanted, createdAt, isRefused: false, isInherited, done: quietly() }
    // What was refused once does not hold up what was written since.
    entries.delete(id)
    put(entry)
    keeper.keep({ ...wanted, createdAt, isRefused: false })
    void work(laneOf(wanted))
    return entry.done.promise
  }

  const inherit = (left: readonly KeptWork[]) => {
    if (isStopped) return
    const inherited = left.filter((one) => !entries.has(workId(one)))
    const before = [...entries]
    entries.clear()
    for (const { createdAt, isRefused, ...rest } of inherited) {
      const kept: OutboxWork = 'message' in rest ? { message: rest.message } : { change: rest.change }
      entries.set(workId(kept), { work: kept, createdAt, isRefused, isInherited: true, done: quietly() })
    }
    // What was written here meanwhile comes after what was written before.
    for (const [id, entry] of before) entries.set(id, entry)
    announce()
    for (const one of inherited) void work(laneOf(one))
  }
  const stopFollowing = tabs.onGone((tabId) => void keeper.takeOver(tabId).then(inherit))
  void keeper.takeOverAll().then(inherit)

  return {
    unsent,
    unsentChanges,
    async send(message) {
      const stored = await begin({ message })
      if (!stored) throw new TypeError('What was sent is no message')
      return stored
    },
    async change(change) {
      await begin({ change })
    },
    forget(id) {
      if (entries.has(id)) remove(id)
    },
    wake() {
      for (const end of wakers) end()
    },
    stop() {
      isStopped = true
      stopFollowing()
      for (const end of wakers) end()
    },
  }
}

/** Nobody may be there any more to hear of a refusal: it is told by {@link SendQueue.unsent} as well. */
function quietly(): PromiseWithResolvers<ChatMessage | undefined> {
  const done = Promise.withResolvers<ChatMessage | undefined>()
  done.promise.catch(() => undefined)
  return done
}

/** What goes one after the other. New messages don't wait for a change to an old one, nor it for them. */
function laneOf(work: OutboxWork): string {
  return 'message' in work ? work.message.groupId : `${work.change.message.groupId} changes`
}
