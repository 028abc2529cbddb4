import type { GroupId } from '@umkreis/schemas'
import { afterEach, describe, expect, it } from 'vitest'
import { openPlain } from '../../testing/fake-conversations.ts'
import { buildStored } from '../../testing/messages.ts'
import type { ChatMessage, StoredChange } from '../conversation/chat-message.ts'
import { historyDatabaseName } from './archive/history-database.ts'
import { readKeptPage } from './read-kept-page.ts'
import { type EngineInWorker, openEngineInWorker } from './worker/engine-in-worker.ts'

const a = 'a' as GroupId
const engines: EngineInWorker[] = []
const came = (sequence: number, changes: Partial<ChatMessage> = {}): StoredChange => ({
  kind: 'message',
  message: { ...openPlain(buildStored('a', sequence, { content: `words ${sequence}` })), ...changes },
})
const state = (newest: number, oldest = 1) => ({
  groupId: a,
  revision: newest + 7,
  oldest,
  newest,
  isComplete: oldest === 1,
})

/** An archive with messages of the group; the sequences ascend without gaps. */
async function archive(owner: string, from: number, until: number) {
  const engine = await openEngineInWorker(owner, 'token')
  engines.push(engine)
  const all = Array.from({ length: until - from + 1 }, (_, at) => came(from + at))
  await engine.write(state(until, from), all)
  return engine
}

afterEach(() => {
  for (const engine of engines.splice(0)) engine.stop()
})

describe(readKeptPage, () => {
  it('reads the newest of a group while the archive is open elsewhere, across its pages', async () => {
    await archive('kept', 1, 260)
    const page = await readKeptPage('kept', 'token', a, 50)
    expect(page?.messages.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 50 }, (_, at) => 211 + at))
    expect(page).toMatchObject({ hasOlder: true, revision: 267 })
    expect(page?.messages.at(-1)).toMatchObject({ groupId: 'a', body: { kind: 'text', text: 'words 260' } })
    expect(await readKeptPage('kept', 'token', a, 300)).toMatchObject({ hasOlder: false })
  })

  it('reads nothing of another group, nor of what was kept before a sign-out', async () => {
    await archive('other', 1, 3)
    expect(await readKeptPage('other', 'token', 'b' as GroupId, 50)).toBeUndefined()
    expect(await readKeptPage('other', 'another', a, 50)).toBeUndefined()
  })

  it('gives nothing where a message could not be read when it came: that may have changed', async () => {
    const engine = await archive('closed', 1, 3)
    await engine.write(state(4), [came(4, { body: { kind: 'unreadable', reason: 'missing-key' } })])
    expect(await readKeptPage('closed', 'token', a, 50)).toBeUndefined()
  })

  it('makes no archive where there is none, which can then be opened', async () => {
    expect(await readKeptPage('nobody', 'token', a, 50)).toBeUndefined()
    const names = (await indexedDB.databases()).map(({ name }) => name)
    expect(names).not.toContain(historyDatabaseName('nobody'))
    await archive('nobody', 1, 2)
    expect((await readKeptPage('nobody', 'token', a, 50))?.messages).toHaveLength(2)
  })
})
