import type { ApiClient } from '@umkreis/api-client'
import { ApiNetworkError } from '@umkreis/api-client'
import type { Group } from '@umkreis/schemas'
import { createStore } from 'jotai'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { provideApiAtom } from '../../../services/api.ts'
import { provideConversationsAtom } from '../../../services/conversation/conversations.ts'
import { startSessionAtom } from '../../../services/session.ts'
import { FakeConversations } from '../../../testing/fake-conversations.ts'
import { buildStored } from '../../../testing/messages.ts'
import { johanna, karim } from '../../../testing/people.ts'
import { shownMessages } from '../logic/shown-messages.ts'
import { buildGroup, buildMessage, groupId } from '../testing/builders.ts'
import { activeGroupAtom } from './active-group.ts'
import { groupListAtom, groupListEventAtom, peopleAtom } from './groups.ts'
import { doubtKeptAtom, showMessagesAtom } from './message-pages.ts'
import { messagesAtom } from './messages.ts'
import { startChatAtom } from './start.ts'
import { unreadMarkAtom } from './unread-mark.ts'

const here = groupId('a')
const nothing = async () => undefined

/** A store in which a group is listed, of which this device has kept two messages as they were at revision 5. */
async function setUp(changes: Partial<Group> = {}, more: readonly Group[] = []) {
  const store = createStore()
  const conversations = new FakeConversations()
  const group = buildGroup('a', { revision: 5, lastMessage: buildStored('a', 2), ...changes })
  const session = { accessToken: 'x', refreshToken: 'y', userId: johanna.userId, role: 'Manager' }
  const api = {
    session: { store: { load: () => session } },
    users: { byId: async () => johanna },
    looks: { theme: nothing, smallLogo: nothing, bigLogo: nothing },
    groups: {
      page: async () => ({ groups: [group, ...more], paginationDataDto: { currentPage: 1, lastPage: 1 } }),
      byId: async () => group,
    },
  }
  const stored = [buildMessage('a', 1), buildMessage('a', 2)]
  conversations.stored.set(here, stored)
  conversations.kept.set(here, { messages: stored, hasOlder: false, revision: 5 })
  store.set(provideApiAtom, api as unknown as ApiClient)
  await store.set(startSessionAtom)
  store.set(provideConversationsAtom, conversations)
  await store.set(startChatAtom)
  const loads = () => conversations.calls.filter(([name]) => String(name).startsWith('load'))
  const texts = () =>
    shownMessages(store.get(messagesAtom), here).map(({ body }) => (body.kind === 'text' ? body.text : body.reason))
  return { store, conversations, group, loads, texts }
}

beforeEach(() => {
  const memory = { getItem: () => 'a', setItem: () => undefined, removeItem: () => undefined }
  vi.stubGlobal('localStorage', memory)
  vi.stubGlobal('sessionStorage', { ...memory, getItem: () => null })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

describe('a conversation of which this device has kept everything', () => {
  it('is shown without the server being asked for its messages, and then caught up from where that ends', async () => {
    const { store, conversations, loads, texts } = await setUp()
    conversations.changes = [{ kind: 'message', message: buildMessage('a', 3, { revision: 6 }) }]
    await store.set(showMessagesAtom, here)
    expect(texts().slice(0, 2)).toEqual(['text 1', 'text 2'])
    expect(loads()).toEqual([
      ['loadKept', 'a'],
      ['loadChanges', 'a', 5],
    ])
    await vi.waitFor(() => expect(texts()).toEqual(['text 1', 'text 2', 'text 3']))
    expect(store.get(messagesAtom).list).toMatchObject({ revision: 6, isBehind: false })
  })

  it('asks for every change since it was kept, also where a message in it is newer than that', async () => {
    const { store, conversations, loads } = await setUp()
    const messages = [buildMessage('a', 1), buildMessage('a', 2, { revision: 9 })]
    conversations.kept.set(here, { messages, hasOlder: false, revision: 5 })
    await store.set(showMessagesAtom, here)
    expect(loads()).toContainEqual(['loadChanges', 'a', 5])
  })

  it('is shown where nobody answers', async () => {
    const { store, conversations, texts } = await setUp()
    for (const name of ['loadNewest', 'loadChanges']) conversations.failures.set(name, new ApiNetworkError('offline'))
    await store.set(showMessagesAtom, here)
    expect(texts()).toEqual(['text 1', 'text 2'])
  })

  it('is shown before what the list says is new, which then joins it below a mark', async () => {
    const { store, conversations, loads, texts } = await setUp({
      revision: 7,
      unreadCount: 2,
      lastReadSequence: 2,
      lastMessage: buildStored('a', 4),
    })
    const news = [3, 4].map((sequence) => buildMessage('a', sequence, { revision: sequence + 3 }))
    conversations.changes = news.map((message) => ({ kind: 'message', message }))
    const steps: (readonly string[])[] = []
    const stop = store.sub(messagesAtom, () => steps.push(texts()))
    await store.set(showMessagesAtom, here)
    await vi.waitFor(() => expect(texts()).toHaveLength(4))
    stop()
    expect(steps).toContainEqual(['text 1', 'text 2'])
    expect(loads()).toEqual([
      ['loadKept', 'a'],
      ['loadChanges', 'a', 5],
    ])
    expect(store.get(unreadMarkAtom)).toEqual({ lastReadSequence: 2, untilSequence: 4, count: 2 })
  })

  it('is marked where reading begins if all that is unread was kept', async () => {
    const { store, loads } = await setUp({ unreadCount: 1, lastReadSequence: 1 })
    await store.set(showMessagesAtom, here)
    expect(loads()).not.toContainEqual(['loadNewest', 'a'])
    expect(store.get(unreadMarkAtom)).toEqual({ lastReadSequence: 1, untilSequence: 2 })
  })

  it('comes from the server where nothing was written', async () => {
    const { store, loads } = await setUp({ lastMessage: null })
    await store.set(showMessagesAtom, here)
    expect(loads()).toEqual([['loadNewest', 'a']])
  })

  it('comes from the server where what was read last lies before all that was kept', async () => {
    const { store, conversations, loads } = await setUp({ unreadCount: 9, lastReadSequence: 0 })
    const messages = [buildMessage('a', 1), buildMessage('a', 2)]
    conversations.kept.set(here, { messages, hasOlder: true, revision: 5 })
    await store.set(showMessagesAtom, here)
    expect(loads()).toContainEqual(['loadNewest', 'a'])
  })

  it('comes from the server where nothing was kept, or this device has no keys', async () => {
    const nothingKept = await setUp()
    nothingKept.conversations.kept.clear()
    await nothingKept.store.set(showMessagesAtom, here)
    expect(nothingKept.loads()).toEqual([
      ['loadKept', 'a'],
      ['loadNewest', 'a'],
    ])
    const keyless = await setUp()
    keyless.conversations.everyReadiness.set({ kind: 'recovery-code-needed', because: 'signed-out' })
    await keyless.store.set(showMessagesAtom, here)
    expect(keyless.loads()).toEqual([['loadNewest', 'a']])
  })

  it('goes once this device turns out to have lost its keys; what the server gave stays', async () => {
    const { store, conversations, texts } = await setUp()
    await store.set(showMessagesAtom, here)
    const closed = buildMessage('a', 1, { body: { kind: 'unreadable', reason: 'missing-key' } })
    conversations.stored.set(here, [closed])
    await store.set(doubtKeptAtom, here)
    expect(texts()).toEqual(['missing-key'])
    const { list } = store.get(messagesAtom)
    await store.set(doubtKeptAtom, here)
    expect(store.get(messagesAtom).list).toBe(list)
  })

  it('leaves whoever has gone elsewhere there', async () => {
    const { store, conversations } = await setUp()
    const kept = conversations.loadKept.bind(conversations)
    conversations.loadKept = async (groupId) => {
      await store.set(showMessagesAtom, null)
      return kept(groupId)
    }
    await store.set(showMessagesAtom, here)
    expect(store.get(messagesAtom).list).toEqual({ kind: 'none' })
  })
})

describe('the list', () => {
  it('is the same as before where nothing of it changes', async () => {
    const { store } = await setUp()
    const before = store.get(groupListAtom)
    store.set(groupListEventAtom, { type: 'unread-counted', counts: { total: 0, groups: [] } })
    store.set(groupListEventAtom, { type: 'read', groupId: here, sequence: 0 })
    expect(store.get(groupListAtom)).toBe(before)
  })

  it('knows each person once, however many groups name them, and takes over what is new of them', async () => {
    const { userId, firstName, lastName, position, city, country, avatarUrl } = karim
    const person = { userId, firstName, lastName, position, city, country, avatarUrl }
    const member = { ...person, groupRole: 'member' as const }
    const other = buildGroup('b', { members: [{ ...member, groupRole: 'manager' }] })
    const { store, group } = await setUp({ members: [member] }, [other])
    const before = store.get(peopleAtom)
    const news = { ...group, members: [{ ...member }] }
    store.set(groupListEventAtom, { type: 'group-loaded', group: news })
    store.set(groupListEventAtom, { type: 'message-arrived', message: buildStored('a', 3) })
    expect(store.get(peopleAtom)).toBe(before)
    const moved = { ...news, members: [{ ...member, position: 'Somewhere else' }] }
    store.set(groupListEventAtom, { type: 'group-loaded', group: moved })
    store.set(groupListEventAtom, { type: 'message-arrived', message: buildStored('b', 3) })
    expect(store.get(peopleAtom).get(karim.userId)?.position).toBe('Somewhere else')
    expect(store.get(activeGroupAtom)?.groupId).toBe('a')
  })
})
