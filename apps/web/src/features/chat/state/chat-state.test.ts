import type { ApiClient } from '@umkreis/api-client'
import { ApiNetworkError, ApiProblemError } from '@umkreis/api-client'
import { HubCallError } from '@umkreis/chat-hub'
import type { Group } from '@umkreis/schemas'
import { createStore } from 'jotai'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { provideApiAtom } from '../../../services/api.ts'
import { provideConversationsAtom } from '../../../services/conversation/conversations.ts'
import type { TextBody } from '../../../services/conversation/chat-message.ts'
import { startSessionAtom } from '../../../services/session.ts'
import { FakeConversations } from '../../../testing/fake-conversations.ts'
import { buildStored } from '../../../testing/messages.ts'
import { johanna, karim } from '../../../testing/people.ts'
import { shownMessages } from '../logic/shown-messages.ts'
import { buildGroup, buildMessage, groupId } from '../testing/builders.ts'
import {
  activeGroupIdAtom,
  missingGroupIdAtom,
  nameGroupAtom,
  openRequestAtom,
  selectGroupAtom,
} from './active-group.ts'
import { forgetNewKeysAtom, newKeysAtom } from './contact-keys.ts'
import { followConversationsAtom } from './follow.ts'
import { groupListAtom, loadMoreGroupsAtom, openPreviewsAtom, previewKey, previewsAtom } from './groups.ts'
import { loadPageAtom, showAroundAtom, showMessagesAtom } from './message-pages.ts'
import { deleteMessageAtom, editMessageAtom, messagesAtom, retryMessageAtom, sendMessageAtom } from './messages.ts'
import { startChatAtom } from './start.ts'
import { unreadMarkAtom } from './unread-mark.ts'

const here = groupId('a')
const say = (text: string): TextBody => ({ kind: 'text', text })

/** A store with Johanna signed in, whose groups are the given pages. */
async function signIn(...pages: Group[][]) {
  const store = createStore()
  const conversations = new FakeConversations()
  let failure: Error = refused
  const session = { accessToken: 'x', refreshToken: 'y', userId: johanna.userId, role: 'Manager' }
  const api = {
    session: { store: { load: () => session } },
    users: { byId: async () => johanna },
    looks: { theme: noAnswer, smallLogo: noAnswer, bigLogo: noAnswer },
    groups: {
      page: async (number: number) => ({
        groups: pages[number - 1] ?? [],
        paginationDataDto: { currentPage: number, lastPage: pages.length },
      }),
      byId: async (id: string) => {
        const group = [...pages.flat(), buildGroup('new')].find((one) => one.groupId === id)
        if (!group) throw failure
        return group
      },
    },
  }
  store.set(provideApiAtom, api as unknown as ApiClient)
  await store.set(startSessionAtom)
  store.set(provideConversationsAtom, conversations)
  store.set(followConversationsAtom, conversations)
  return { store, conversations, pages, fail: (error: Error) => void (failure = error) }
}

const noAnswer = async () => undefined
const refused = new ApiProblemError(
  404,
  { type: 'about:blank', title: 'Not found', status: 404, detail: 'There is no such group', requestId: 'r' },
  undefined,
)

type Store = Awaited<ReturnType<typeof signIn>>['store']
const texts = (store: Store) =>
  shownMessages(store.get(messagesAtom), here).map(({ body }) => (body.kind === 'text' ? body.text : body.reason))
const ids = (store: Store) => {
  const list = store.get(groupListAtom)
  return list.kind === 'loaded' ? list.groups.map((group) => group.groupId) : list.kind
}

beforeEach(() => {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const kept = new Map<string, string>()
    Object.defineProperty(globalThis, name, {
      configurable: true,
      value: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
        removeItem: (key: string) => void kept.delete(key),
      },
    })
  }
})

describe('SPEC 4, Active group, over the storage keys', () => {
  it('takes the first group, and the stored one when there is one', async () => {
    const first = await signIn([buildGroup('a'), buildGroup('b')])
    await first.store.set(startChatAtom)
    expect(first.store.get(activeGroupIdAtom)).toBe('a')
    localStorage.setItem('activeGroupId', 'b')
    const second = await signIn([buildGroup('a'), buildGroup('b')])
    await second.store.set(startChatAtom)
    expect(second.store.get(activeGroupIdAtom)).toBe('b')
  })

  it('stores what a person selects and opens the conversation over the list', async () => {
    const { store } = await signIn([buildGroup('a'), buildGroup('b')])
    await store.set(startChatAtom)
    expect(store.get(openRequestAtom)).toBe(null)
    store.set(selectGroupAtom, groupId('b'))
    expect([localStorage.getItem('activeGroupId'), store.get(openRequestAtom)]).toEqual(['b', 'b'])
  })

  it('shows the group that the address names, even one that no loaded page has', async () => {
    const { store } = await signIn([buildGroup('a'), buildGroup('b')])
    await store.set(nameGroupAtom, groupId('new'))
    await store.set(startChatAtom)
    expect([store.get(activeGroupIdAtom), store.get(openRequestAtom)]).toEqual(['new', null])
    await store.set(nameGroupAtom, groupId('b'))
    expect([store.get(activeGroupIdAtom), localStorage.getItem('activeGroupId')]).toEqual(['b', 'b'])
    await store.set(nameGroupAtom, groupId('gone'))
    expect(store.get(activeGroupIdAtom)).toBe('b')
  })

  it('knows that the address names none of the member’s groups, whenever the list comes, and not for a lost connection', async () => {
    const { store, fail } = await signIn([buildGroup('a')])
    await store.set(nameGroupAtom, groupId('gone'))
    expect(store.get(missingGroupIdAtom)).toBeNull()
    await store.set(startChatAtom)
    expect(store.get(missingGroupIdAtom)).toBe('gone')
    await store.set(nameGroupAtom, null)
    expect(store.get(missingGroupIdAtom)).toBeNull()
    await store.set(nameGroupAtom, groupId('new'))
    expect(store.get(missingGroupIdAtom)).toBeNull()
    fail(new ApiNetworkError('No answer'))
    await store.set(nameGroupAtom, groupId('far'))
    expect(store.get(missingGroupIdAtom)).toBeNull()
  })

  it('opens the group that Surround me made, even one missing from the page, and clears both flags', async () => {
    sessionStorage.setItem('fromSurroundMe', 'true')
    sessionStorage.setItem('newGroupId', 'new')
    const { store } = await signIn([buildGroup('a')])
    await store.set(startChatAtom)
    expect(store.get(activeGroupIdAtom)).toBe('new')
    expect(ids(store)).toEqual(['new', 'a'])
    expect([sessionStorage.getItem('fromSurroundMe'), sessionStorage.getItem('newGroupId')]).toEqual([null, null])
    expect(localStorage.getItem('activeGroupId')).toBe('new')
  })
})

describe('SPEC 4, Group list', () => {
  it('appends further pages and opens the last messages on this device', async () => {
    const { store } = await signIn([buildGroup('a')], [buildGroup('b')])
    await store.set(startChatAtom)
    await store.set(loadMoreGroupsAtom)
    expect(ids(store)).toEqual(['a', 'b'])
    const list = store.get(groupListAtom)
    if (list.kind === 'loaded') await store.set(openPreviewsAtom, list.groups)
    expect(store.get(previewsAtom).get(previewKey(buildStored('b', 1)))).toEqual({ kind: 'text', text: 'text 1' })
  })

  it('follows the hub: messages move groups up, a removed group goes and another becomes active', async () => {
    const { store, conversations } = await signIn([buildGroup('a'), buildGroup('b')])
    await store.set(startChatAtom)
    const stored = buildStored('b', 2)
    conversations.tell({ type: 'received', stored, message: buildMessage('b', 2) })
    expect(ids(store)).toEqual(['b', 'a'])
    conversations.tell({ type: 'group-removed', groupId: here })
    await Promise.resolve()
    expect([ids(store), store.get(activeGroupIdAtom)]).toEqual([['b'], 'b'])
  })
})

describe('SPEC 4, Messages, over the hub', () => {
  async function openHere() {
    const started = await signIn([buildGroup('a')])
    started.conversations.stored.set(here, [buildMessage('a', 1), buildMessage('a', 2)])
    await started.store.set(startChatAtom)
    await started.store.set(showMessagesAtom, here)
    return started
  }

  it('shows the newest page and pages back', async () => {
    const { store, conversations } = await signIn([buildGroup('a')])
    conversations.pageSize = 2
    conversations.stored.set(
      here,
      [1, 2, 3].map((sequence) => buildMessage('a', sequence)),
    )
    await store.set(startChatAtom)
    await store.set(showMessagesAtom, here)
    expect(texts(store)).toEqual(['text 2', 'text 3'])
    await store.set(loadPageAtom, 'older')
    expect(texts(store)).toEqual(['text 1', 'text 2', 'text 3'])
  })

  it('loads a conversation again that was left with messages that could not be read', async () => {
    const { store, conversations } = await signIn([buildGroup('a')])
    conversations.stored.set(here, [buildMessage('a', 1, { body: { kind: 'unreadable', reason: 'missing-key' } })])
    await store.set(startChatAtom)
    await store.set(showMessagesAtom, here)
    conversations.stored.set(here, [buildMessage('a', 1)])
    await store.set(showMessagesAtom, here)
    expect(texts(store)).toEqual(['text 1'])
  })

  it('SPEC 8, message fetch failure: says why the messages could not be loaded', async () => {
    const { store, conversations } = await signIn([buildGroup('a')])
    conversations.failures.set('loadNewest', refused)
    await store.set(showMessagesAtom, here)
    expect(store.get(messagesAtom).list).toEqual({ kind: 'failed', groupId: 'a', detail: 'There is no such group' })
  })

  it('waits for the server where it was not reached, and loads the messages as soon as it is', async () => {
    const { store, conversations } = await signIn([buildGroup('a')])
    conversations.stored.set(here, [buildMessage('a', 1)])
    conversations.failures.set('loadNewest', new ApiNetworkError('offline'))
    await store.set(showMessagesAtom, here)
    expect(store.get(messagesAtom).list).toEqual({ kind: 'unreached', groupId: 'a' })
    conversations.failures.clear()
    conversations.tell({ type: 'connected', isReconnect: false })
    await vi.waitFor(() => expect(texts(store)).toEqual(['text 1']))
  })

  it('shows an edit and a deletion that an earlier page could not bring, and takes back what is refused', async () => {
    const { store, conversations } = await openHere()
    const [first] = conversations.stored.get(here) ?? []
    if (!first) throw new Error('Nothing is stored')
    const wanted = { id: 'c', message: first, edit: { kind: 'text', text: 'said better' } } as const
    let refuse = () => {}
    conversations.goOnChanging = () => new Promise((_resolve, reject) => (refuse = () => reject(refused)))
    conversations.unsentChanges.set([{ change: wanted, isInherited: true, isRefused: false }])
    expect(texts(store)).toContain('said better')
    refuse()
    await vi.waitFor(() => expect(texts(store)).toContain('text 1'))
  })

  it('keeps a message that was refused, and sends it again under its id', async () => {
    const { store, conversations } = await openHere()
    conversations.failures.set('send', new HubCallError('SendMessage', 'RateLimited', 'Too many messages at once'))
    await expect(
      store.set(sendMessageAtom, here, { body: say('Hello'), uploadIds: [], replyTo: null }),
    ).rejects.toThrow(HubCallError)
    const [failed] = store.get(messagesAtom).outgoing
    expect(failed?.delivery).toEqual({ kind: 'failed', detail: 'Too many messages at once' })
    conversations.failures.clear()
    await store.set(retryMessageAtom, failed!.clientMessageId)
    expect(texts(store)).toEqual(['text 1', 'text 2', 'Hello'])
    expect(store.get(messagesAtom).outgoing).toEqual([])
    const sent = conversations.calls.filter(([name]) => name === 'send').map(([, message]) => message)
    expect(sent[0]).toMatchObject({ clientMessageId: (sent[1] as { clientMessageId: string }).clientMessageId })
  })

  it('takes back an edit and a deletion that the hub refuses, and passes the reason on', async () => {
    const { store, conversations } = await openHere()
    const message = buildMessage('a', 2)
    conversations.failures.set('edit', refused).set('delete', refused)
    await expect(store.set(editMessageAtom, message, say('better'))).rejects.toBe(refused)
    await expect(store.set(deleteMessageAtom, message)).rejects.toBe(refused)
    expect(texts(store)).toEqual(['text 1', 'text 2'])
  })

  it('learns after a reconnect what it missed', async () => {
    const { store, conversations } = await openHere()
    conversations.changes = [{ kind: 'message', message: buildMessage('a', 3) }]
    conversations.tell({ type: 'connected', isReconnect: true })
    await new Promise((resolve) => setImmediate(resolve))
    expect(texts(store)).toEqual(['text 1', 'text 2', 'text 3'])
    expect(conversations.calls).toContainEqual(['loadChanges', 'a', 2])
  })

  it('begins anew at the first unread message where so much was missed that it can’t be added', async () => {
    const { store, conversations, pages } = await openHere()
    conversations.pageSize = 3
    conversations.stored.set(
      here,
      Array.from({ length: 20 }, (_, index) => buildMessage('a', index + 1)),
    )
    pages[0] = [buildGroup('a', { revision: 20, lastReadSequence: 2, unreadCount: 18 })]
    const missed = vi.spyOn(conversations, 'loadChanges').mockResolvedValueOnce(null)
    missed.mockResolvedValueOnce([{ kind: 'message', message: buildMessage('a', 21) }])
    conversations.tell({ type: 'connected', isReconnect: true })
    await vi.waitFor(() => expect(missed).toHaveBeenCalledTimes(2))
    expect(missed).toHaveBeenLastCalledWith('a', 20)
    await vi.waitFor(() =>
      expect(store.get(messagesAtom).list).toMatchObject({ opensAt: 'unread', revision: 21, isBehind: false }),
    )
    expect(texts(store)).toEqual([1, 2, 3, 4, 5].map((sequence) => `text ${sequence}`))
    expect(store.get(unreadMarkAtom)).toMatchObject({ lastReadSequence: 2, count: 18 })
    await store.set(loadPageAtom, 'newer')
    expect(texts(store)).toHaveLength(8)
  })

  it('leaves whoever has gone elsewhere there, however much was missed', async () => {
    const { store, conversations } = await openHere()
    vi.spyOn(conversations, 'loadChanges').mockResolvedValueOnce(null)
    const load = conversations.loadNewest.bind(conversations)
    vi.spyOn(conversations, 'loadNewest').mockImplementationOnce(async (id) => {
      await store.set(showAroundAtom, here, 1)
      return load(id)
    })
    conversations.tell({ type: 'connected', isReconnect: true })
    await vi.waitFor(() => expect(store.get(messagesAtom).list).toMatchObject({ opensAt: 1, isBehind: false }))
  })

  it('heals messages that could not be opened when their key arrives', async () => {
    const { store, conversations } = await signIn([buildGroup('a')])
    conversations.stored.set(here, [buildMessage('a', 1, { body: { kind: 'unreadable', reason: 'missing-key' } })])
    await store.set(showMessagesAtom, here)
    expect(texts(store)).toEqual(['missing-key'])
    conversations.tell({ type: 'reopened', messages: [buildMessage('a', 1)] })
    expect(texts(store)).toEqual(['text 1'])
  })
})

describe('new keys of contacts', () => {
  it('are kept until the reader was told of them, each person once', async () => {
    const { store, conversations } = await signIn([buildGroup('a')])
    for (const userId of [karim.userId, johanna.userId, karim.userId]) {
      conversations.tell({ type: 'contact-keys-changed', userId })
    }
    expect(store.get(newKeysAtom)).toEqual([johanna.userId, karim.userId])
    store.set(forgetNewKeysAtom, [karim.userId])
    expect(store.get(newKeysAtom)).toEqual([johanna.userId])
  })
})
