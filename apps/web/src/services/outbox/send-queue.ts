import type { ClientMessageId, GroupId } from '@umkreis/schemas'
import type { ChatMessage } from '../conversation/chat-message.ts'
import type { NewMessage } from '../conversation/conversations.ts'
import { createCell, type Observed } from '../conversation/observed.ts'
import type { Tabs } from '../tabs/tabs.ts'
import { isPassing } from './is-passing.ts'
import { createOutboxKeeper } from './outbox-keeper.ts'
import type { KeptMessage, OutboxStore } from './outbox-store.ts'

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

/** Brings messages to the server: each once, those of a group in the order of their writing, over reloads and bad networks. */
export interface SendQueue {
  /** Everything that is on its way or was refused, oldest first. */
  readonly unsent: Observed<readonly UnsentMessage[]>
  /**
   * Sends a message, or goes on sending it: the same `clientMessageId` is one message, however often it is asked for.
   * What passes by itself is waited for; a page that goes away meanwhile leaves the promise open.
   *
   * @throws What refused it for good.
   */
  send(message: NewMessage): Promise<ChatMessage>
  /** Gives a message up. One that is on the wire already may still arrive. */
  forget(id: ClientMessageId): void
  /** Tries now whatever waits: a connection or keys have come. */
  wake(): void
  stop(): void
}

type Entry = UnsentMessage & {
  readonly done: PromiseWithResolvers<ChatMessage>
}

/**
 * Creates a queue.
 *
 * @param deliver Seals and sends one message, and answers once the server has it.
 */
export function createSendQueue(
  deliver: (message: NewMessage) => Promise<ChatMessage>,
  store: OutboxStore,
  tabs: Pick<Tabs, 'id' | 'isHere' | 'ifGone' | 'onGone'>,
): SendQueue {
  const entries = new Map<ClientMessageId, Entry>()
  const busy = new Set<GroupId>()
  const wakers = new Set<() => void>()
  const keeper = createOutboxKeeper(store, tabs)
  const unsent = createCell<readonly UnsentMessage[]>([])
  let isStopped = false

  const announce = () => unsent.set([...entries.values()])
  const put = (entry: Entry) => {
    entries.set(entry.message.clientMessageId, entry)
    announce()
  }
  const remove = (id: ClientMessageId) => {
    entries.delete(id)
    keeper.forget(id)
    announce()
  }
  const nextOf = (groupId: GroupId) =>
    isStopped
      ? undefined
      : [...entries.values()].find(({ message, isRefused }) => message.groupId === groupId && !isRefused)

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

  const attempt = async ({ message, createdAt, done }: Entry) => {
    const id = message.clientMessageId
    try {
      const stored = await deliver(message)
      remove(id)
      done.resolve(stored)
    } catch (error) {
      if (isStopped || !entries.has(id)) return
      if (isPassing(error)) return pause()
      put({ message, createdAt, done, isRefused: true, isInherited: entries.get(id)?.isInherited ?? false })
      keeper.keep({ message, createdAt, isRefused: true })
      done.reject(error)
    }
  }
  /** One after the other: two at once could be sealed, or refused for a renewed key, in another order than written. */
  const work = async (groupId: GroupId) => {
    if (busy.has(groupId)) return
    busy.add(groupId)
    for (let entry = nextOf(groupId); entry; entry = nextOf(groupId)) await attempt(entry)
    busy.delete(groupId)
  }

  const inherit = (left: readonly KeptMessage[]) => {
    if (isStopped) return
    const inherited = left.filter(({ message }) => !entries.has(message.clientMessageId))
    const before = [...entries.values()]
    entries.clear()
    for (const { message, createdAt, isRefused } of inherited) {
      entries.set(message.clientMessageId, { message, createdAt, isRefused, isInherited: true, done: quietly() })
    }
    // What was written here meanwhile comes after what was written before.
    for (const entry of before) entries.set(entry.message.clientMessageId, entry)
    announce()
    for (const { message } of inherited) void work(message.groupId)
  }
  const stopFollowing = tabs.onGone((tabId) => void keeper.takeOver(tabId).then(inherit))
  void keeper.takeOverAll().then(inherit)

  return {
    unsent,
    send(message) {
      const known = entries.get(message.clientMessageId)
      if (known && !known.isRefused) return known.done.promise
      const createdAt = known?.createdAt ?? new Date().toISOString()
      const entry: Entry = { message, createdAt, isRefused: false, isInherited: false, done: quietly() }
      // What was refused once does not hold up what was written since.
      entries.delete(message.clientMessageId)
      put(entry)
      keeper.keep({ message, createdAt, isRefused: false })
      void work(message.groupId)
      return entry.done.promise
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
function quietly(): PromiseWithResolvers<ChatMessage> {
  const done = Promise.withResolvers<ChatMessage>()
  done.promise.catch(() => undefined)
  return done
}
