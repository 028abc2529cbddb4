import { createMemoryKeyStore } from '@umkreis/chat-hub/testing'
import { ApiNetworkError } from '@umkreis/api-client'
import type { KeyStore } from '@umkreis/chat-hub'
import type { NoteId } from '@umkreis/schemas'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCell } from '../conversation/observed.ts'
import { createNotes } from './create-notes.ts'
import { createNoteShelf } from './note-shelf.ts'
import { createFakeNoteServer, fakeOwnNotes } from './testing/fake-note-server.ts'

let server: ReturnType<typeof createFakeNoteServer>
const stops: (() => void)[] = []
beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 10) })
  server = createFakeNoteServer()
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
})

/** A page of the member: several on one store are tabs, on several stores devices. */
async function openPage(
  store: KeyStore = createMemoryKeyStore(),
  others: { reload(ids: readonly NoteId[]): unknown }[] = [],
) {
  const isReached = createCell(true)
  const isReady = createCell(true)
  const notes = createNotes({
    api: server.api,
    own: async () => fakeOwnNotes,
    shelf: createNoteShelf(store),
    isReady,
    isReached,
    onUnanswered: () => isReached.set(false),
    isUnanswered: (error) => error instanceof ApiNetworkError,
    isRefusal: (error) => error === server.refusal,
    tell: (noteIds) => others.forEach((other) => void other.reload(noteIds)),
    now: () => new Date(),
  })
  stops.push(() => notes.stop())
  await notes.load()
  await notes.refresh()
  const all = () => {
    const state = notes.state.get()
    return state.kind === 'here' ? state.notes : []
  }
  return {
    ...notes,
    store,
    isReached,
    isReady,
    all,
    texts: () => all().flatMap(({ content }) => [content.text, ...content.versions.map(({ text }) => text)]),
    savings: () => all().map(({ saving }) => saving),
  }
}

/** Until nothing is on its way any more. */
const settle = () => vi.advanceTimersByTimeAsync(20_000)

describe('a note', () => {
  it('is saved by itself, and says how far it is', async () => {
    const page = await openPage()
    expect(page.state.get()).toEqual({ kind: 'here', notes: [], unreadable: 0 })
    const noteId = page.begin()
    page.change(noteId, { title: 'Porto', text: 'Nachtzug' })
    expect(page.savings()).toEqual(['saving'])
    await settle()
    expect(page.savings()).toEqual(['saved'])
    expect([...server.rows.keys()]).toEqual([noteId])
    expect(JSON.stringify([...server.rows.values()])).not.toContain('Nachtzug')
    expect((await openPage()).texts()).toEqual(['Nachtzug'])
  })

  it('in which nothing was written is kept nowhere', async () => {
    const page = await openPage()
    page.leave(page.begin())
    page.begin()
    page.begin()
    await settle()
    expect(page.all()).toHaveLength(1)
    expect(server.rows.size).toBe(0)
  })

  it('is written offline, outlives the page, and is sent once there is a server', async () => {
    const page = await openPage()
    server.isReached = false
    page.change(page.begin(), { text: 'im Tunnel' })
    await settle()
    expect(page.savings()).toEqual(['waiting'])
    page.stop()
    const reopened = await openPage(page.store)
    expect(reopened.texts()).toEqual(['im Tunnel'])
    expect(reopened.savings()).toEqual(['waiting'])
    server.isReached = true
    reopened.isReached.set(true)
    await settle()
    expect(reopened.savings()).toEqual(['saved'])
    expect(server.rows.size).toBe(1)
  })

  it('waits where the keys are not here yet', async () => {
    const page = await openPage()
    page.isReady.set(false)
    page.change(page.begin(), { text: 'x' })
    await settle()
    expect(page.savings()).toEqual(['waiting'])
    page.isReady.set(true)
    await settle()
    expect(page.savings()).toEqual(['saved'])
  })

  it('that the server does not take says so, and holds up no other', async () => {
    const page = await openPage()
    server.refusal = new Error('Too long')
    const noteId = page.begin({ text: 'too long' })
    await settle()
    expect(page.all()).toMatchObject([{ noteId, saving: 'refused', refusal: server.refusal }])
    server.refusal = undefined
    page.change(noteId, { text: 'short' })
    await settle()
    expect(page.savings()).toEqual(['saved'])
  })

  it('comes back when its deletion is taken back, before and after the server knew', async () => {
    const page = await openPage()
    const noteId = page.begin({ text: 'kept' })
    await settle()
    page.remove(noteId)()
    await settle()
    expect(page.texts()).toEqual(['kept'])
    const undo = page.remove(noteId)
    await settle()
    expect([page.all().length, server.rows.size]).toEqual([0, 0])
    undo()
    await settle()
    expect(page.texts()).toEqual(['kept'])
    expect((await openPage()).texts()).toEqual(['kept'])
  })

  it('is there once, however often an answer is lost', async () => {
    const page = await openPage()
    const noteId = page.begin({ text: 'a' })
    server.losesAnswer = true
    await settle()
    page.change(noteId, { text: 'ab' })
    page.isReached.set(true)
    await settle()
    server.losesAnswer = true
    page.change(noteId, { text: 'abc' })
    await settle()
    page.isReached.set(true)
    await settle()
    expect(page.texts()).toEqual(['abc'])
    expect(page.savings()).toEqual(['saved'])
  })
})

describe('two devices', () => {
  const begin = async () => {
    const laptop = await openPage()
    const noteId = laptop.begin({ title: 'Porto', text: 'Nachtzug' })
    await settle()
    const phone = await openPage()
    return { laptop, phone, noteId }
  }
  const meet = async (...pages: { refresh(): Promise<void>; isReached: { set(to: boolean): void } }[]) => {
    server.isReached = true
    for (let round = 0; round < 3; round += 1) {
      for (const page of pages) {
        page.isReached.set(true)
        await page.refresh()
        await settle()
      }
    }
  }

  it('see what the other wrote', async () => {
    const { laptop, phone, noteId } = await begin()
    expect(phone.texts()).toEqual(['Nachtzug'])
    phone.change(noteId, { text: 'Nachtzug um 21:40' })
    await settle()
    await laptop.refresh()
    expect(laptop.texts()).toEqual(['Nachtzug um 21:40'])
  })

  it('keep both sides, side by side and the same on both, when both wrote apart', async () => {
    const { laptop, phone, noteId } = await begin()
    server.isReached = false
    laptop.change(noteId, { text: 'Nachtzug am Montag' })
    phone.change(noteId, { text: 'Flug am Montag' })
    await settle()
    await meet(laptop, phone)
    expect(laptop.texts()).toEqual(['Nachtzug am Montag', 'Flug am Montag'])
    expect(phone.texts()).toEqual(laptop.texts())
    // Whoever decides on one, decides on both.
    phone.change(noteId, { versions: [] })
    await settle()
    await meet(laptop, phone)
    expect(laptop.texts()).toEqual(['Nachtzug am Montag'])
  })

  it('agree that a note is gone, but not one that the other goes on with', async () => {
    const { laptop, phone, noteId } = await begin()
    laptop.remove(noteId)
    await settle()
    await meet(laptop, phone)
    expect([laptop.all(), phone.all()]).toEqual([[], []])
    const second = laptop.begin({ text: 'zweite' })
    await settle()
    await meet(laptop, phone)
    server.isReached = false
    laptop.remove(second)
    phone.change(second, { text: 'zweite, weiter' })
    await settle()
    await meet(laptop, phone)
    expect([laptop.texts(), phone.texts()]).toEqual([['zweite, weiter'], ['zweite, weiter']])
  })

  it('agree in the other order, too: changed first, deleted after', async () => {
    const { laptop, phone, noteId } = await begin()
    server.isReached = false
    laptop.remove(noteId)
    phone.change(noteId, { text: 'doch noch' })
    await settle()
    await meet(phone, laptop)
    expect([laptop.texts(), phone.texts()]).toEqual([['doch noch'], ['doch noch']])
  })
})

describe('two tabs', () => {
  it('show what the other writes, and lose nothing where both write at once', async () => {
    const others: { reload(ids: readonly NoteId[]): unknown }[] = []
    const store = createMemoryKeyStore()
    const one = await openPage(store, others)
    const other = await openPage(store)
    others.push(other)
    const noteId = one.begin({ text: 'Anfang' })
    await settle()
    expect(other.texts()).toEqual(['Anfang'])
    one.change(noteId, { text: 'Anfang hier' })
    other.change(noteId, { text: 'Anfang dort' })
    await settle()
    await one.reload([noteId])
    expect(one.texts().toSorted()).toEqual(['Anfang dort', 'Anfang hier'])
    await other.reload([noteId])
    expect(other.texts().toSorted()).toEqual(one.texts().toSorted())
    expect(server.rows.size).toBe(1)
  })
})
