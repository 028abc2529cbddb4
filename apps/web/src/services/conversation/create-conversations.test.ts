import type { SealedApiClient } from '@umkreis/api-client/sealed'
import type { ConversationMessage, HubClient, HubState, SealedConversations } from '@umkreis/chat-hub'
import { createMemoryKeyStore } from '@umkreis/chat-hub/testing'
import type { Group, GroupId, HubEventName, Message, UserId } from '@umkreis/schemas'
import { describe, expect, it, vi } from 'vitest'
import { openPlain } from '../../testing/fake-conversations.ts'
import { buildStored } from '../../testing/messages.ts'
import { onlyTab } from '../../testing/tabs.ts'
import { createOutboxStore } from '../outbox/outbox-store.ts'
import type { ConversationEvent } from './conversations.ts'
import { type ConversationParts, createConversations } from './create-conversations.ts'
import { createCell } from './observed.ts'

const group = 'a' as GroupId

/** A hub and a sealing layer whose every answer a test gives; messages are "sealed" as they are. */
function setUp(stored: Message[] = [], kept: ConversationParts['kept'] = async () => undefined) {
  const handlers = new Map<HubEventName, (argument: never) => void>()
  const calls: unknown[][] = []
  let state: HubState = { kind: 'connected', lastReceivedMs: 0, lastSentMs: 0 }
  const stateListeners = new Set<() => void>()
  let onConnected: ((info: { isReconnect: boolean }) => unknown) | undefined
  const hub = {
    get state() {
      return state
    },
    get isConnected() {
      return state.kind === 'connected'
    },
    invoke: vi.fn(async (method: string, args: unknown) => {
      calls.push([method, args])
      return { total: 0, groups: [] }
    }),
    subscribe: (event: HubEventName, handler: (argument: never) => void) => void handlers.set(event, handler),
    onConnected: (handler: typeof onConnected) => {
      onConnected = handler
      return () => undefined
    },
    onStateChange: (listener: () => void) => {
      stateListeners.add(listener)
      return () => undefined
    },
    notifyOnline: vi.fn(),
  }
  let onKeysChanged: ((userId: UserId) => void) | undefined
  const open = vi.fn(async (messages: readonly Message[]): Promise<ConversationMessage[]> =>
    messages.map(({ content, ...message }) =>
      message.isDeleted
        ? { kind: 'deleted', message }
        : { kind: 'open', message, body: { text: content ?? '' }, editCounter: 0 },
    ),
  )
  const sealed = {
    readiness: { kind: 'ready' },
    onReadinessChange: () => () => undefined,
    onOpenedLater: () => () => undefined,
    onContactKeysChanged: (handler: (userId: UserId) => void) => {
      onKeysChanged = handler
      return () => undefined
    },
    onVerificationChange: () => () => undefined,
    onGroupSecurityChange: () => () => undefined,
    acceptContactKeys: vi.fn(async () => undefined),
    follow: () => () => undefined,
    openGroup: vi.fn(async () => ({ kind: 'ready' })),
    send: vi.fn(async () => buildStored('a', 7)),
    open,
  }
  const isOnline = createCell(true)
  const isLooking = createCell(true)
  const api = { messages: { load: vi.fn(async () => stored) }, attachments: {} as SealedApiClient['attachments'] }
  const conversations = createConversations({
    api,
    hub: hub as unknown as HubClient,
    sealed: sealed as unknown as SealedConversations,
    userId: 'johanna' as UserId,
    isOnline,
    isLooking,
    archive: async () => null,
    kept,
    outbox: createOutboxStore(createMemoryKeyStore()),
    tabs: { ...onlyTab, stop: () => undefined },
    reading: { ofGroup: async () => [] },
  })
  const events: ConversationEvent[] = []
  conversations.subscribe((event) => events.push(event))
  return {
    conversations,
    events,
    calls,
    hub,
    sealed,
    open,
    api,
    isOnline,
    isLooking,
    changeKeys: (userId: string) => onKeysChanged?.(userId as UserId),
    connect: (isReconnect = false) => onConnected?.({ isReconnect }),
    receive: (event: HubEventName, argument: unknown) => handlers.get(event)?.(argument as never),
    enter: (next: HubState) => {
      state = next
      for (const listener of stateListeners) listener()
    },
  }
}

describe(createConversations, () => {
  it('gives what was kept without asking anybody, and nothing where that can’t be read', async () => {
    const messages = [openPlain(buildStored('a', 1))]
    const { conversations, api, open } = setUp([], async () => ({ messages, hasOlder: false, revision: 3 }))
    expect(await conversations.loadKept(group)).toEqual({ messages, hasOlder: false, revision: 3 })
    expect(api.messages.load).not.toHaveBeenCalled()
    expect(open).not.toHaveBeenCalled()
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const broken = setUp([], () => Promise.reject(new Error('closed')))
    expect(await broken.conversations.loadKept(group)).toBeNull()
  })

  it('tells messages in the order in which they came, although opening one takes longer', async () => {
    const { events, open, receive, connect } = setUp()
    await connect()
    let release: (() => void) | undefined
    open.mockImplementationOnce(
      ([message]) =>
        new Promise((resolve) => {
          release = () => resolve([{ kind: 'open', message: message!, body: { text: 'slow' }, editCounter: 0 }])
        }),
    )
    receive('ReceiveMessage', buildStored('a', 1))
    receive('ReceiveMessage', buildStored('a', 2))
    await vi.waitFor(() => expect(release).toBeDefined())
    release?.()
    await vi.waitFor(() => expect(events.filter(({ type }) => type === 'received')).toHaveLength(2))
    const told = events.flatMap((event) => (event.type === 'received' ? [event.message.sequence] : []))
    expect(told).toEqual([1, 2])
  })

  it('delivers a message that can’t be opened now as unreadable, never as ciphertext, and reports it once it opens', async () => {
    const { conversations, events, open, connect } = setUp([buildStored('a', 1, { content: 'CIPHERTEXT' })])
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    open.mockRejectedValueOnce(new Error('no network'))
    const page = await conversations.loadNewest(group)
    expect(page.messages).toMatchObject([{ body: { kind: 'unreadable', reason: 'missing-key' } }])
    expect(JSON.stringify(page)).not.toContain('CIPHERTEXT')
    await connect(true)
    await vi.waitFor(() => expect(events).toContainEqual(expect.objectContaining({ type: 'reopened' })))
  })

  it('takes a stored tombstone for a message that is gone', async () => {
    const { conversations } = setUp([buildStored('a', 1), buildStored('a', 2, { isDeleted: true, content: undefined })])
    expect((await conversations.loadNewest(group)).messages.map(({ sequence }) => sequence)).toEqual([1])
    expect(await conversations.loadChanges(group, 0)).toMatchObject([{ kind: 'message' }, { kind: 'deleted' }])
  })

  it('asks page by page for what was missed, and gives up where that is very much', async () => {
    const { conversations, api } = setUp()
    const page = (from: number) => Array.from({ length: 200 }, (_, index) => buildStored('a', from + index))
    api.messages.load.mockResolvedValueOnce(page(1)).mockResolvedValueOnce([buildStored('a', 201)])
    expect(await conversations.loadChanges(group, 0)).toHaveLength(201)
    api.messages.load.mockImplementation(async () => page(1 + 200 * api.messages.load.mock.calls.length))
    expect(await conversations.loadChanges(group, 0)).toBeNull()
    expect(api.messages.load).toHaveBeenCalledTimes(4)
  })

  it('tells the hub again after a reconnect which group is shown and what was read meanwhile', async () => {
    const { conversations, calls, connect, enter } = setUp()
    enter({ kind: 'waiting', retryAtMs: 1, reason: { kind: 'closed' } })
    conversations.showGroup(group)
    conversations.markRead(group, 9)
    expect(calls).toEqual([])
    enter({ kind: 'connected', lastReceivedMs: 0, lastSentMs: 0 })
    await connect(true)
    expect(calls).toEqual([
      ['SetActiveGroup', [{ GroupId: group }]],
      ['MarkRead', [{ GroupId: group, Sequence: 9 }]],
    ])
  })

  it('asks again and again where the shown group stands, and tells again what was read: frames may get lost', async () => {
    vi.useFakeTimers()
    try {
      const { conversations, events, calls, hub, isLooking, connect } = setUp()
      await connect()
      conversations.showGroup(group)
      hub.invoke.mockRejectedValueOnce(new Error('no answer'))
      vi.spyOn(console, 'warn').mockImplementation(() => undefined)
      conversations.markRead(group, 9)
      calls.length = 0
      hub.invoke.mockResolvedValueOnce({ revision: 12 } as never)
      await vi.advanceTimersByTimeAsync(20_000)
      expect(events).toContainEqual({ type: 'revision-heard', groupId: group, revision: 12 })
      expect(calls).toEqual([['MarkRead', [{ GroupId: group, Sequence: 9 }]]])
      isLooking.set(false)
      calls.length = 0
      await vi.advanceTimersByTimeAsync(60_000)
      expect(calls).toEqual([])
      conversations.stop()
    } finally {
      vi.useRealTimers()
    }
  })

  it('is offline as soon as the device is, and hurries the hub when the network is back', () => {
    const { conversations, hub, isOnline } = setUp()
    expect(conversations.connection.get()).toBe('connected')
    isOnline.set(false)
    expect(conversations.connection.get()).toBe('offline')
    isOnline.set(true)
    expect(conversations.connection.get()).toBe('connected')
    expect(hub.notifyOnline).toHaveBeenCalledOnce()
  })

  it('tells of new keys of a contact, looks at what is shown again, and once more when they are accepted', async () => {
    const { conversations, events, sealed, changeKeys } = setUp()
    const members = [{ userId: 'ben' }] as unknown as Group['members']
    conversations.readiness({ groupId: group, kind: 'group', members, memberCount: 1 })
    changeKeys('ben')
    expect(events).toEqual([{ type: 'contact-keys-changed', userId: 'ben' }])
    expect(sealed.openGroup).toHaveBeenCalledTimes(2)
    await conversations.acceptContactKeys(['ben' as UserId])
    expect(sealed.acceptContactKeys).toHaveBeenCalledWith(['ben'])
    expect(sealed.openGroup).toHaveBeenCalledTimes(3)
    expect(sealed.openGroup).toHaveBeenLastCalledWith(group, { isPair: false, userIds: ['ben'] })
  })
})
