import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAlmostByTable } from '../../../testing/typing-errors.ts'
import { HOLDS } from './entries.ts'
import type { IndexQuery } from './find-entries.ts'
import { createHistoryIndex, type HistoryIndex, type IndexedMessage } from './history-index.ts'
import { decodeIndex, encodeIndex } from './index-bytes.ts'
import { findWords } from './words.ts'

const message = (slot: number, text: string, changes: Partial<IndexedMessage> = {}): IndexedMessage => ({
  slot,
  revision: slot + 1,
  time: slot * 1000,
  senderId: 'karim',
  holds: 0,
  text,
  ...changes,
})
const page = (name: string, groupId = 'a') => ({ name, groupId })
const slots = (index: HistoryIndex, query: Partial<IndexQuery>) =>
  index.find({ text: '', limit: 20, ...query }).findings.map(({ slot }) => slot)

describe(createHistoryIndex, () => {
  const filled = () => {
    const index = createHistoryIndex()
    index.putPage(page('a 0'), 1, [
      message(0, 'Kubernetes in München'),
      message(1, 'Wer kommt mit nach München?', { senderId: 'ines' }),
      message(2, 'Angebot', { holds: HOLDS.file }),
    ])
    index.putPage(page('b 0', 'b'), 1, [message(3, 'Der Müllereimer, https://example.org', { holds: HOLDS.link })])
    return index
  }

  it('finds beginnings of words, all of them, newest first', () => {
    expect(slots(filled(), { text: 'mün' })).toEqual([1, 0])
    expect(slots(filled(), { text: 'kube muen' })).toEqual([0])
    expect(slots(filled(), { text: 'kube paris' })).toEqual([])
    expect(slots(filled(), { text: 'ernetes' })).toEqual([])
  })

  it('finds what was typed wrongly, after what was typed right', () => {
    expect(slots(filled(), { text: 'kubenretes' })).toEqual([0])
    const index = createHistoryIndex()
    index.putPage(page('a 0'), 1, [message(0, 'Maurer'), message(1, 'Mauser'), message(2, 'Laus')])
    expect(index.find({ text: 'mauser', limit: 9 }).findings).toEqual([
      { page: 'a 0', slot: 1, isAlmost: false },
      { page: 'a 0', slot: 0, isAlmost: true },
    ])
  })

  it('narrows to groups, people, times and what a message holds', () => {
    expect(slots(filled(), { groupIds: ['b'] })).toEqual([3])
    expect(slots(filled(), { senderIds: ['ines'] })).toEqual([1])
    expect(slots(filled(), { senderIds: ['nobody'] })).toEqual([])
    expect(slots(filled(), { from: 1000, until: 3000 })).toEqual([2, 1])
    expect(slots(filled(), { has: 'file' })).toEqual([2])
    expect(slots(filled(), { has: 'link', text: 'example' })).toEqual([3])
    expect(slots(filled(), { groupIds: [] })).toEqual([])
  })

  it('says how many there are beyond those that are wanted', () => {
    expect(filled().find({ text: '', limit: 2 })).toMatchObject({ total: 4, findings: [{ slot: 3 }, { slot: 2 }] })
  })

  it('forgets at once what was edited away, deleted, and left with its page', () => {
    const index = filled()
    index.putPage(page('a 0'), 2, [message(0, 'Docker in Hamburg', { revision: 9 }), message(2, 'Angebot')])
    expect(slots(index, { text: 'kubernetes' })).toEqual([])
    expect(slots(index, { text: 'münchen' })).toEqual([])
    expect(slots(index, { text: 'hamburg' })).toEqual([0])
    index.dropPage('a 0')
    expect(slots(index, {})).toEqual([3])
    expect([...index.versions()]).toEqual([['b 0', 1]])
  })

  it('stores no word of what is gone', () => {
    const index = filled()
    index.putPage(page('a 0'), 2, [message(2, 'Angebot')])
    const { terms, entries, pages } = index.contents()
    expect(terms).not.toContain('kubernetes')
    expect(terms).toContain('angebot')
    expect(entries.pages).toHaveLength(2)
    index.dropPage('b 0')
    expect(pages).toHaveLength(2)
    expect(index.contents().pages.map(({ name }) => name)).toEqual(['a 0'])
  })

  it('builds anew what an earlier version wrote', () => {
    const bytes = encodeIndex(filled().contents())
    const text = new TextDecoder().decode(bytes.subarray(4, 16))
    expect(text).toContain('"format":2')
    bytes.set(new TextEncoder().encode(text.replace('2', '1')), 4)
    expect(decodeIndex(bytes)).toBeUndefined()
  })
})

const VOCABULARY = [
  'kube',
  'kubernetes',
  'kubernets',
  'kubenretes',
  'müller',
  'mueller',
  'mülller',
  'haus',
  'maus',
  'häuser',
  'a',
  'ab',
  'abc',
  '会議',
  'besprechung',
  'bsprechungen',
]
const wordArb = fc
  .record({ word: fc.constantFrom(...VOCABULARY), length: fc.integer({ min: 1, max: 12 }) })
  .map(({ word, length }) => word.slice(0, length))
const messagesArb = fc.uniqueArray(fc.record({ slot: fc.nat(9), revision: fc.integer({ min: 1, max: 3 }) }), {
  selector: ({ slot }) => slot,
  maxLength: 10,
})
const PAGES = ['a 0', 'a 1', 'b 0'] as const
const stepArb = fc.oneof(
  { weight: 6, arbitrary: fc.record({ put: fc.constantFrom(...PAGES), messages: messagesArb }) },
  { weight: 1, arbitrary: fc.record({ drop: fc.constantFrom(...PAGES) }) },
  { weight: 2, arbitrary: fc.constant({ stored: true } as const) },
)
const queryArb = fc.record({
  text: fc.array(wordArb, { maxLength: 3 }).map((words) => words.join(' ')),
  groupIds: fc.option(fc.subarray(['a', 'b']), { nil: undefined }),
  senderIds: fc.option(fc.subarray(['karim', 'ines', 'nobody']), { nil: undefined }),
  from: fc.option(fc.nat(8), { nil: undefined }),
  until: fc.option(fc.nat(9), { nil: undefined }),
  has: fc.option(fc.constantFrom('file', 'picture', 'link', 'sound'), { nil: undefined }),
  limit: fc.constantFrom(1, 3, 100),
})

type Looked = { readonly place: string; readonly time: number; readonly isAlmost: boolean }

/** The same without an index: every message of every page is looked at, word by word. */
function lookThrough(pages: ReadonlyMap<string, readonly IndexedMessage[]>, query: IndexQuery): Looked[] {
  const wanted = findWords(query.text)
  const found = [...pages].flatMap(([name, messages]) =>
    messages.flatMap((one) => {
      const terms = findWords(one.text).flatMap(({ spellings }) => spellings)
      const holds = (isSo: (word: string, term: string) => boolean) =>
        wanted.every(({ spellings }) => spellings.some((word) => terms.some((term) => isSo(word, term))))
      const isExact = holds((word, term) => term.startsWith(word))
      const isAllowed =
        (query.groupIds?.includes(name.slice(0, 1)) ?? true) &&
        (query.senderIds?.includes(one.senderId) ?? true) &&
        one.time >= (query.from ?? 0) &&
        one.time < (query.until ?? Infinity) &&
        (query.has === undefined || (one.holds & HOLDS[query.has]) !== 0)
      const isFound = isExact || holds((word, term) => term.startsWith(word) || isAlmostByTable(word, term))
      return isAllowed && isFound ? [{ place: `${name} ${one.slot}`, time: one.time, isAlmost: !isExact }] : []
    }),
  )
  const exact = found.filter(({ isAlmost }) => !isAlmost)
  const isEnough = wanted.length === 0 || exact.length >= 10
  return (isEnough ? exact : found).toSorted(
    (one, other) => Number(one.isAlmost) - Number(other.isAlmost) || other.time - one.time,
  )
}

it('finds what looking through everything finds, whatever came, changed, went and was stored in between', () => {
  fc.assert(
    fc.property(fc.array(stepArb, { maxLength: 12 }), queryArb, (steps, query) => {
      let index = createHistoryIndex()
      const pages = new Map<string, readonly IndexedMessage[]>()
      let version = 0
      for (const step of steps) {
        if ('put' in step) {
          // What a revision says never changes.
          const said = step.messages.map((one) => saidIn(step.put, one.slot, one.revision))
          version += 1
          index.putPage(page(step.put, step.put.slice(0, 1)), version, said)
          pages.set(step.put, said)
        } else if ('drop' in step) {
          index.dropPage(step.drop)
          pages.delete(step.drop)
        } else index = createHistoryIndex(decodeIndex(encodeIndex(index.contents())))
      }
      const { findings, total } = index.find(query)
      const all = lookThrough(pages, query)
      const timeOf = new Map(all.map(({ place, time }) => [place, time]))
      const found = findings.map(({ page: name, slot, isAlmost }) => {
        const place = `${name} ${slot}`
        return { place, isAlmost, time: timeOf.get(place) }
      })
      // Those of the same time stand in either order.
      const ranks = (some: readonly { isAlmost: boolean; time: number | undefined }[]) =>
        some.map(({ isAlmost, time }) => [isAlmost, time])
      expect(ranks(found)).toEqual(ranks(all.slice(0, query.limit)))
      expect(new Set(found.map(({ place }) => place)).size).toBe(found.length)
      const keys = new Set(all.map(({ place, isAlmost }) => `${place} ${isAlmost}`))
      expect(found.filter(({ place, isAlmost }) => !keys.has(`${place} ${isAlmost}`))).toEqual([])
      expect(total).toBe(all.length)
      expect(index.size).toBe([...pages.values()].flat().length)
    }),
    { seed: 5, numRuns: 600 },
  )
})

/** What a message of a place says in a revision, the same each time. */
function saidIn(name: string, slot: number, revision: number): IndexedMessage {
  const at = name.charCodeAt(0) + name.charCodeAt(2) * 3 + slot * 5 + revision * 7
  const word = (number: number) => VOCABULARY[number % VOCABULARY.length]
  return {
    slot,
    revision,
    text: `${word(at)} ${word(at * 3 + 1)}, ${word(at + slot)}`,
    time: at % 8,
    holds: at % 16,
    senderId: at % 2 ? 'karim' : 'ines',
  }
}
