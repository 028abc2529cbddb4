import type { GroupId, UserId } from '@umkreis/schemas'
import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { openPlain } from '../../../testing/fake-conversations.ts'
import { MemoryRecords } from '../../../testing/memory-records.ts'
import { buildStored } from '../../../testing/messages.ts'
import type { ChatMessage, StoredChange } from '../../conversation/chat-message.ts'
import { createHistoryEngine, type GroupState, type HistoryEngine } from './history-engine.ts'
import { INDEX } from './page-names.ts'

const a = 'a' as GroupId
const b = 'b' as GroupId

const build = (groupId: string, sequence: number, text: string, changes: Partial<ChatMessage> = {}): ChatMessage => ({
  ...openPlain(buildStored(groupId, sequence, { content: text })),
  ...changes,
})
const came = (message: ChatMessage): StoredChange => ({ kind: 'message', message })
const gone = (groupId: GroupId, sequence: number, revision: number): StoredChange => ({
  kind: 'deleted',
  groupId,
  messageId: `${groupId}-${sequence}` as ChatMessage['messageId'],
  sequence,
  revision,
})
const state = (groupId: GroupId, newest: number, changes: Partial<GroupState> = {}): GroupState => ({
  groupId,
  revision: newest,
  oldest: 1,
  newest,
  isComplete: true,
  ...changes,
})
const texts = async (engine: HistoryEngine, text: string) =>
  (await engine.search({ text, limit: 20 })).findings.map(({ message }) =>
    message.body.kind === 'text' ? message.body.text : message.body.kind,
  )

describe(createHistoryEngine, () => {
  const filled = async (records = new MemoryRecords()) => {
    const engine = createHistoryEngine(records)
    const messages = Array.from({ length: 600 }, (_, at) => came(build('a', at + 1, `Nachricht ${at + 1}`)))
    await engine.write(state(a, 600), messages)
    await engine.write(state(b, 1), [came(build('b', 1, 'Kubernetes in München'))])
    return { engine, records }
  }

  it('reads the newest, those before and those around, across pages', async () => {
    const { engine } = await filled()
    const sequences = (messages: readonly ChatMessage[]) => messages.map(({ sequence }) => sequence)
    expect(sequences(await engine.newest(a, 3))).toEqual([598, 599, 600])
    expect(sequences(await engine.before(a, 258, 4))).toEqual([254, 255, 256, 257])
    expect(sequences(await engine.around(a, 256, 4))).toEqual([254, 255, 256, 257])
    expect(sequences(await engine.around(a, 1, 4))).toEqual([1, 2])
    expect(await engine.before(a, 1, 4)).toEqual([])
    expect(sequences(await engine.newest(a, 1000))).toHaveLength(600)
    expect((await engine.newest(a, 1))[0]).toEqual(build('a', 600, 'Nachricht 600'))
  })

  it('reads the index ahead of the first search where it is told to', async () => {
    const { engine, records } = await filled()
    await engine.save()
    const started = createHistoryEngine(records)
    await started.prepare()
    const get = vi.spyOn(records, 'get')
    expect(await texts(started, 'kubernetes')).toEqual(['Kubernetes in München'])
    expect(get.mock.calls.flat()).not.toContain(INDEX)
  })

  it('finds across groups, and in one', async () => {
    const { engine } = await filled()
    expect(await texts(engine, 'muen')).toEqual(['Kubernetes in München'])
    const { total } = await engine.search({ text: 'nachricht', limit: 5 })
    expect(total).toBe(600)
    expect((await engine.search({ text: 'nachricht', limit: 5, groupIds: [b] })).total).toBe(0)
  })

  it('forgets what was edited away and what was deleted, on the disk too', async () => {
    const { engine, records } = await filled()
    await engine.save()
    expect(records.text).toContain('kubernetes')
    await engine.write(state(b, 1, { revision: 2 }), [
      came(build('b', 1, 'Docker in Hamburg', { revision: 2, isEdited: true })),
    ])
    expect(await texts(engine, 'kubernetes')).toEqual([])
    expect(await texts(engine, 'hamburg')).toEqual(['Docker in Hamburg'])
    await engine.write(state(b, 1, { revision: 3 }), [gone(b, 1, 3)])
    expect(await texts(engine, 'hamburg')).toEqual([])
    await engine.save()
    expect(records.text).not.toMatch(/kubernetes|hamburg/i)
  })

  it('keeps what is newer, in whatever order changes come', async () => {
    const { engine } = await filled()
    await engine.write(state(b, 1), [came(build('b', 1, 'newer', { revision: 5 }))])
    await engine.write(state(b, 1), [came(build('b', 1, 'older', { revision: 4 })), gone(b, 1, 3)])
    expect(await texts(engine, 'newer')).toEqual(['newer'])
  })

  it('says which messages wait for their keys, and finds them once they are open', async () => {
    const { engine } = await filled()
    const closed = build('b', 300, '', { body: { kind: 'unreadable', reason: 'missing-key' } })
    await engine.write(state(b, 300), [came(closed)])
    expect(await engine.unreadable(b)).toEqual([{ from: 256, until: 512 }])
    await engine.write(state(b, 300), [came(build('b', 300, 'Schlüssel da'))])
    expect(await engine.unreadable(b)).toEqual([])
    expect(await texts(engine, 'schluessel')).toEqual(['Schlüssel da'])
    await engine.write(state(b, 300), [came(closed)])
    expect(await texts(engine, 'schluessel')).toEqual(['Schlüssel da'])
  })

  it('forgets a group that one has left, every word of it', async () => {
    const { engine, records } = await filled()
    await engine.save()
    await engine.forget([b])
    expect(await texts(engine, 'kubernetes')).toEqual([])
    expect((await engine.states()).map(({ groupId }) => groupId)).toEqual([a])
    expect(records.text).not.toMatch(/kubernetes/i)
    expect(await engine.newest(b, 5)).toEqual([])
  })

  it('opens with what was stored, and reads again only what has changed since', async () => {
    const { engine, records } = await filled()
    await engine.save()
    await engine.write(state(b, 2), [came(build('b', 2, 'danach'))])
    const asked: string[] = []
    const get = records.get.bind(records)
    records.get = async (name) => {
      asked.push(name)
      return get(name)
    }
    const later = createHistoryEngine(records)
    expect((await later.search({ text: 'danach', limit: 5 })).total).toBe(1)
    expect(asked).toEqual(['index', 'page b 0'])
    expect((await later.search({ text: 'nachricht', limit: 5 })).total).toBe(600)
  })

  it('sees what another tab has written once it is told so', async () => {
    const { engine, records } = await filled()
    const reader = createHistoryEngine(records)
    expect(await texts(reader, 'kubernetes')).toHaveLength(1)
    await engine.write(state(b, 2, { revision: 3 }), [gone(b, 1, 2), came(build('b', 2, 'Neu hier', { revision: 3 }))])
    reader.noteWrittenElsewhere()
    expect(await texts(reader, 'kubernetes')).toEqual([])
    expect(await texts(reader, 'neu')).toEqual(['Neu hier'])
    await engine.forget([b])
    reader.noteWrittenElsewhere()
    expect(await texts(reader, 'neu')).toEqual([])
    await engine.clear()
    reader.noteWrittenElsewhere()
    expect((await reader.search({ text: '', limit: 5 })).total).toBe(0)
  })

  it('finds files by name and by what they are, and no reactions', async () => {
    const { engine } = await filled()
    const file = { blobId: 'x', name: 'Angebot.pdf', mediaType: 'application/pdf', sizeBytes: 1, key: '', hash: '' }
    await engine.write(state(b, 4), [
      came(build('b', 2, '', { body: { kind: 'text', text: '', attachments: [file] } })),
      came(build('b', 3, '', { body: { kind: 'text', text: '', attachments: [{ ...file, mediaType: 'image/png' }] } })),
      came(build('b', 4, '', { body: { kind: 'reaction', emoji: '🎉', to: 'x' as never } })),
      came(build('b', 5, 'siehe https://example.org/a')),
    ])
    const found = async (has: 'file' | 'picture' | 'link' | 'sound') =>
      (await engine.search({ text: '', has, limit: 9 })).findings.map(({ message }) => message.sequence)
    expect(await found('file')).toEqual([3, 2])
    expect(await found('picture')).toEqual([3])
    expect(await found('link')).toEqual([5])
    expect(await found('sound')).toEqual([])
    expect((await engine.search({ text: 'angebot', limit: 9 })).total).toBe(2)
    expect((await engine.search({ text: '', senderIds: ['nobody' as UserId], limit: 9 })).total).toBe(0)
  })
})

const changeArb = fc.record({
  groupId: fc.constantFrom(a, b),
  sequence: fc.integer({ min: 250, max: 260 }),
  revision: fc.integer({ min: 1, max: 9 }),
  isDeleted: fc.boolean(),
})
const stepArb = fc.oneof(
  { weight: 5, arbitrary: fc.record({ changes: fc.array(changeArb, { maxLength: 8 }) }) },
  { weight: 1, arbitrary: fc.record({ left: fc.constantFrom(a, b) }) },
  { weight: 1, arbitrary: fc.constant({ saved: true } as const) },
  { weight: 1, arbitrary: fc.constant({ restarted: true } as const) },
)

it('holds the newest of everything, whatever comes in whatever order, over restarts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(stepArb, { maxLength: 10 }), async (steps) => {
      const records = new MemoryRecords()
      let engine = createHistoryEngine(records)
      const reader = createHistoryEngine(records)
      const held = new Map<string, { revision: number; text: string }>()
      for (const step of steps) {
        if ('changes' in step) {
          for (const { groupId, sequence, revision, isDeleted } of step.changes) {
            const place = `${groupId} ${sequence}`
            const known = held.get(place)
            // Once gone, the server never tells of it again in an older state: an archive need not remember that.
            if (!isDeleted && (!known || known.revision < revision))
              held.set(place, { revision, text: `wort${revision}` })
            if (isDeleted && known && known.revision <= revision) held.delete(place)
            const change = isDeleted
              ? gone(groupId, sequence, revision)
              : came(build(groupId, sequence, `wort${revision}`, { revision }))
            await engine.write(state(groupId, 260), [change])
          }
        } else if ('left' in step) {
          await engine.forget([step.left])
          for (const place of held.keys()) if (place.startsWith(`${step.left} `)) held.delete(place)
        } else if ('saved' in step) await engine.save()
        else engine = createHistoryEngine(records)
        reader.noteWrittenElsewhere()
        for (const one of [engine, reader]) {
          const { findings } = await one.search({ text: 'wort', limit: 100 })
          const found = findings.map(({ message: { groupId, sequence, body } }) => [
            `${groupId} ${sequence}`,
            body.kind === 'text' ? body.text : '',
          ])
          expect(found.toSorted()).toEqual([...held].map(([place, { text }]) => [place, text]).toSorted())
        }
      }
    }),
    { seed: 5, numRuns: 150 },
  )
})
