import type { GroupId } from '@umkreis/schemas'
import { afterEach, describe, expect, it } from 'vitest'
import { openPlain } from '../../../testing/fake-conversations.ts'
import { buildStored } from '../../../testing/messages.ts'
import type { StoredChange } from '../../conversation/chat-message.ts'
import { historyDatabaseName } from '../archive/history-database.ts'
import { forgetHistory, forgetOtherHistories } from '../forget-histories.ts'
import { type EngineInWorker, HistoryEngineError, openEngineInWorker } from './engine-in-worker.ts'

const a = 'a' as GroupId
const engines: EngineInWorker[] = []
const open = async (owner: string, token = 'first') => {
  const engine = await openEngineInWorker(owner, token)
  engines.push(engine)
  return engine
}
const came = (sequence: number, text: string): StoredChange => ({
  kind: 'message',
  message: openPlain(buildStored('a', sequence, { content: text })),
})
const state = (newest: number) => ({ groupId: a, revision: newest, oldest: 1, newest, isComplete: true })
const total = async (engine: EngineInWorker, text: string) => (await engine.search({ text, limit: 5 })).total
const names = async () => (await indexedDB.databases()).map(({ name }) => name)

afterEach(() => {
  for (const engine of engines.splice(0)) engine.stop()
})

/** Everything that stands in a database, as somebody who reads the disk would see it. */
async function readDisk(owner: string): Promise<{ text: string; keys: CryptoKey[] }> {
  const request = indexedDB.open(historyDatabaseName(owner))
  await new Promise((resolve) => request.addEventListener('success', resolve))
  const db = request.result
  const keys: CryptoKey[] = []
  let text = ''
  for (const store of db.objectStoreNames) {
    const all = db.transaction(store).objectStore(store).getAll()
    await new Promise((resolve) => all.addEventListener('success', resolve))
    for (const value of all.result) {
      if (value instanceof CryptoKey) keys.push(value)
      else if (value?.sealed) text += new TextDecoder('latin1').decode(value.sealed)
      else text += JSON.stringify(value)
    }
  }
  db.close()
  return { text, keys }
}

describe(openEngineInWorker, () => {
  it('finds again what was archived before, sealed where it lies', async () => {
    const first = await open('sealed')
    await first.write(state(2), [came(1, 'Kubernetes in München'), came(2, 'Guten Morgen')])
    await first.save()
    first.stop()
    const later = await open('sealed')
    expect(await total(later, 'kubenretes')).toBe(1)
    expect((await later.newest(a, 1)).map(({ sequence }) => sequence)).toEqual([2])
    expect(await later.states()).toEqual([state(2)])
    const { text, keys } = await readDisk('sealed')
    expect(text.length).toBeGreaterThan(100)
    expect(text).not.toMatch(/kubernetes|morgen|karim/i)
    expect(keys.map(({ extractable }) => extractable)).toEqual([false])
  })

  it('tells other tabs what was written, edited and deleted', async () => {
    const writer = await open('tabs')
    const reader = await open('tabs')
    expect(await total(reader, 'neu')).toBe(0)
    const told = new Promise<void>((resolve) => reader.onChange(resolve))
    await writer.write(state(1), [came(1, 'Neu hier')])
    await told
    expect(await total(reader, 'neu')).toBe(1)
    const toldAgain = new Promise<void>((resolve) => reader.onChange(resolve))
    await writer.forget([a])
    await toldAgain
    expect(await total(reader, 'neu')).toBe(0)
  })

  it('begins empty, under a new key, once somebody has signed out in between', async () => {
    const first = await open('token')
    await first.write(state(1), [came(1, 'Neu hier')])
    first.stop()
    const later = await open('token', 'second')
    expect(await total(later, 'neu')).toBe(0)
    expect(await later.states()).toEqual([])
  })

  it('deletes one archive at sign-out, also while a tab has it open, and the others at the next sign-in', async () => {
    await open('gone')
    await open('other')
    forgetHistory('gone')
    await expect.poll(names).not.toContain(historyDatabaseName('gone'))
    expect(await names()).toContain(historyDatabaseName('other'))
    await forgetOtherHistories('gone')
    await expect.poll(names).not.toContain(historyDatabaseName('other'))
  })

  it('answers nothing once it has ended, and says so where it can’t be loaded', async () => {
    const engine = await open('ended')
    engine.stop()
    await expect(engine.newest(a, 1)).rejects.toThrow(HistoryEngineError)
    const broken = openEngineInWorker('broken', 'x', () => new Worker('data:text/javascript,throw new Error("gone")'))
    await expect(broken).rejects.toThrow(HistoryEngineError)
  })
})
