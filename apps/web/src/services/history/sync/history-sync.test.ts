import type { GroupId } from '@umkreis/schemas'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FakeConversations, openPlain } from '../../../testing/fake-conversations.ts'
import { MemoryRecords } from '../../../testing/memory-records.ts'
import { buildStored } from '../../../testing/messages.ts'
import type { ChatMessage } from '../../conversation/chat-message.ts'
import { createCell } from '../../conversation/observed.ts'
import { createHistoryEngine } from '../archive/history-engine.ts'
import type { Connection } from '../../conversation/readiness.ts'
import type { BuildState } from '../history.ts'
import { createHistorySync } from './history-sync.ts'

const a = 'a' as GroupId
const b = 'b' as GroupId
class GoneError extends Error {}

const build = (groupId: GroupId, sequence: number, changes: Partial<ChatMessage> = {}): ChatMessage => ({
  ...openPlain(buildStored(groupId, sequence)),
  ...changes,
})
const unreadable = { kind: 'unreadable', reason: 'missing-key' } as const

function setUp(sizes: Record<string, number>, records = new MemoryRecords(), connection: Connection = 'connected') {
  const conversations = new FakeConversations()
  conversations.connection.set(connection)
  for (const [groupId, size] of Object.entries(sizes)) {
    const messages = Array.from({ length: size }, (_, at) => build(groupId as GroupId, at + 1))
    conversations.stored.set(groupId as GroupId, messages)
  }
  const engine = createHistoryEngine(records)
  const isNetworkGood = createCell(true)
  const hasKeys = createCell(true)
  const states: BuildState[] = []
  let listed: readonly GroupId[] = [...conversations.stored.keys()]
  const revisionOf = (groupId: GroupId) =>
    Math.max(
      0,
      ...(conversations.stored.get(groupId) ?? []).map(({ revision }) => revision),
      ...(conversations.deleted.get(groupId) ?? []).map(({ revision }) => revision),
    )
  const sync = createHistorySync({
    conversations,
    engine,
    isNetworkGood,
    hasKeys,
    listGroups: async () => listed.map((groupId) => ({ groupId, revision: revisionOf(groupId) })),
    isMissing: (error) => error instanceof GoneError,
    onState: (state) => states.push(state),
    onGroups: () => undefined,
  })
  vi.useFakeTimers()
  const done = sync.run()
  const held = async (groupId: GroupId) => (await engine.newest(groupId, 10_000)).map(({ sequence }) => sequence)
  const asked = () =>
    conversations.calls.flatMap(([name, group, range]) => (name === 'loadRange' ? [[group, range]] : []))
  return {
    conversations,
    engine,
    records,
    isNetworkGood,
    hasKeys,
    sync,
    done,
    held,
    asked,
    list: (groupIds: readonly GroupId[]) => {
      listed = groupIds
    },
    state: () => states.at(-1),
    settle: () => vi.advanceTimersByTimeAsync(2000),
    end: async () => {
      sync.stop()
      await done
    },
  }
}

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe(createHistorySync, () => {
  it('fetches the newest page of each group, then the past, until everything is here', async () => {
    const { settle, held, state, asked, end } = setUp({ a: 450, b: 3 })
    await settle()
    expect(await held(a)).toEqual(upTo(450))
    expect(await held(b)).toEqual([1, 2, 3])
    expect(state()).toEqual({ kind: 'built' })
    expect(asked()).toEqual([
      [a, { kind: 'newest' }],
      [b, { kind: 'newest' }],
      [a, { kind: 'before', sequence: 251 }],
      [a, { kind: 'before', sequence: 51 }],
    ])
    await end()
  })

  it('goes on where it stood, and asks only for what has changed since', async () => {
    const first = setUp({ a: 450, b: 3 })
    await first.settle()
    await first.end()
    const { settle, asked, held, conversations, end } = setUp({ a: 452, b: 3 }, first.records)
    conversations.stored.set(b, [build(b, 1), build(b, 3, { revision: 5, isEdited: true })])
    conversations.deleted.set(b, [
      { kind: 'deleted', groupId: b, messageId: build(b, 2).messageId, sequence: 2, revision: 4 },
    ])
    await settle()
    expect(await held(a)).toEqual(upTo(452))
    expect(await held(b)).toEqual([1, 3])
    expect(asked()).toEqual([
      [a, { kind: 'afterRevision', revision: 450 }],
      [b, { kind: 'afterRevision', revision: 3 }],
    ])
    await end()
  })

  it('writes what comes in one go in one go, after it was drawn', async () => {
    const { settle, asked, held, conversations, engine, end } = setUp({ a: 3, b: 3 })
    await settle()
    const write = vi.spyOn(engine, 'write')
    for (const groupId of [a, b, a, a]) {
      const sequence = (conversations.stored.get(groupId)?.at(-1)?.sequence ?? 0) + 1
      const message = build(groupId, sequence)
      conversations.stored.get(groupId)?.push(message)
      conversations.tell({ type: 'received', stored: buildStored(groupId, sequence), message })
    }
    await vi.advanceTimersByTimeAsync(100)
    expect(write).not.toHaveBeenCalled()
    await settle()
    expect(write.mock.calls.map(([state, changes]) => [state.groupId, state.revision, changes.length])).toEqual([
      [a, 6, 3],
      [b, 4, 1],
    ])
    expect([await held(a), await held(b)]).toEqual([upTo(6), upTo(4)])
    expect(asked()).toHaveLength(2)
    await end()
  })

  it('takes what is heard in step as it comes, and asks after a gap', async () => {
    const { settle, asked, held, conversations, engine, end } = setUp({ a: 3 })
    await settle()
    const message = build(a, 4)
    conversations.stored.get(a)?.push(message)
    conversations.tell({ type: 'received', stored: buildStored(a, 4), message })
    await settle()
    expect(await held(a)).toEqual(upTo(4))
    expect(asked()).toHaveLength(1)

    const missed = [build(a, 5), build(a, 6)]
    conversations.stored.get(a)?.push(...missed)
    conversations.tell({ type: 'received', stored: buildStored(a, 6), message: build(a, 6) })
    await settle()
    expect(await held(a)).toEqual(upTo(6))
    expect(asked().at(-1)).toEqual([a, { kind: 'afterRevision', revision: 4 }])

    const edited = build(a, 2, { revision: 7, body: { kind: 'text', text: 'anders' } })
    conversations.tell({ type: 'updated', stored: buildStored(a, 2), message: edited })
    await settle()
    expect((await engine.search({ text: 'anders', limit: 1 })).total).toBe(1)
    expect(asked()).toHaveLength(2)
    await end()
  })

  it('removes a message as soon as it is deleted', async () => {
    const { settle, held, conversations, end } = setUp({ a: 3 })
    await settle()
    const news = { kind: 'deleted', groupId: a, messageId: build(a, 2).messageId, revision: 4 } as const
    conversations.deleted.set(a, [{ ...news, sequence: 2 }])
    conversations.tell({ type: 'deleted', news })
    await settle()
    expect(await held(a)).toEqual([1, 3])
    await end()
  })

  it('forgets a group that one was removed from, and one that the server denies', async () => {
    const { settle, held, conversations, list, records, end } = setUp({ a: 3, b: 3 })
    await settle()
    list([b])
    conversations.tell({ type: 'group-removed', groupId: a })
    await settle()
    expect(await held(a)).toEqual([])
    expect(await held(b)).toEqual([1, 2, 3])

    list([])
    conversations.failures.set('loadRange', new GoneError())
    conversations.tell({ type: 'received', stored: buildStored(b, 9), message: build(b, 9) })
    await settle()
    expect([...records.values.keys()].filter((name) => name !== 'index')).toEqual([])
    await end()
  })

  it('reads what could not be read once its key is here, and looks again after a restart', async () => {
    const first = setUp({ a: 3 })
    first.conversations.stored.set(a, [
      build(a, 1),
      build(a, 2, { body: unreadable }),
      build(a, 3, { body: unreadable }),
    ])
    await first.settle()
    expect((await first.engine.search({ text: 'text', limit: 9 })).total).toBe(1)
    first.conversations.tell({ type: 'reopened', messages: [build(a, 2)] })
    await first.settle()
    expect((await first.engine.search({ text: 'text', limit: 9 })).total).toBe(2)
    await first.end()
    const second = setUp({ a: 3 }, first.records)
    await second.settle()
    expect((await second.engine.search({ text: 'text', limit: 9 })).total).toBe(3)
    await second.end()
  })

  it('waits without a network and without keys, and leaves the past to a better network unless somebody waits for it', async () => {
    const { settle, state, asked, held, conversations, isNetworkGood, hasKeys, sync, end } = setUp(
      { a: 450, b: 250 },
      new MemoryRecords(),
      'offline',
    )
    await settle()
    expect(state()).toEqual({ kind: 'paused', because: 'offline' })
    expect(asked()).toEqual([])
    isNetworkGood.set(false)
    hasKeys.set(false)
    conversations.connection.set('connected')
    await settle()
    expect(state()).toEqual({ kind: 'paused', because: 'no-keys' })
    hasKeys.set(true)
    await settle()
    expect(state()).toEqual({ kind: 'paused', because: 'slow-network' })
    expect(await held(a)).toHaveLength(200)
    const release = sync.hasten(b)
    await settle()
    expect(await held(b)).toHaveLength(250)
    expect(await held(a)).toHaveLength(200)
    release()
    isNetworkGood.set(true)
    await settle()
    expect(state()).toEqual({ kind: 'built' })
    expect(await held(a)).toHaveLength(450)
    await end()
  })

  it('tries again after a failure, each time a little later, and at once with a new connection', async () => {
    const { settle, state, asked, held, conversations, end } = setUp({ a: 3 })
    vi.spyOn(console, 'warn').mockReturnValue()
    conversations.failures.set('loadRange', new Error('503'))
    await settle()
    expect(state()).toEqual({ kind: 'paused', because: 'failed' })
    conversations.tell({ type: 'received', stored: buildStored(a, 3), message: build(a, 3) })
    await settle()
    expect(asked()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(2000)
    expect(asked()).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(8000)
    expect(asked()).toHaveLength(2)
    conversations.failures.clear()
    conversations.tell({ type: 'connected', isReconnect: true })
    await settle()
    expect(await held(a)).toEqual([1, 2, 3])
    await end()
  })

  it('begins anew once the archive was emptied', async () => {
    const { settle, held, engine, sync, end } = setUp({ a: 3 })
    await settle()
    await engine.clear()
    sync.restart()
    await settle()
    expect(await held(a)).toEqual([1, 2, 3])
    await end()
  })
})
