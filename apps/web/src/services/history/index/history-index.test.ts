import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
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
    expect(text).toContain('"format":1')
    bytes.set(new TextEncoder().encode(text.replace('1', '0')), 4)
    expect(decodeIndex(bytes)).toBeUndefined()
  })
})

const VOCABULARY = ['kube', 'kubernetes', 'müller', 'mueller', 'haus', 'a', 'ab', 'abc']
const textArb = fc.array(fc.constantFrom(...VOCABULARY), { maxLength: 4 }).map((words) => words.join(' '))
const messagesArb = fc.uniqueArray(
  fc.record({
    slot: fc.nat(4),
    revision: fc.integer({ min: 1, max: 3 }),
    time: fc.nat(5),
    senderId: fc.constantFrom('karim', 'ines'),
    holds: fc.nat(7),
    text: textArb,
  }),
  { selector: ({ slot }) => slot, maxLength: 5 },
)
const stepArb = fc.oneof(
  { weight: 6, arbitrary: fc.record({ put: fc.constantFrom('a 0', 'a 1', 'b 0'), messages: messagesArb }) },
  { weight: 1, arbitrary: fc.record({ drop: fc.constantFrom('a 0', 'a 1', 'b 0') }) },
  { weight: 2, arbitrary: fc.constant({ stored: true } as const) },
)
const queryArb = fc.record({
  text: textArb,
  groupIds: fc.option(fc.subarray(['a', 'b']), { nil: undefined }),
  senderIds: fc.option(fc.subarray(['karim', 'ines']), { nil: undefined }),
  from: fc.option(fc.nat(5), { nil: undefined }),
  until: fc.option(fc.nat(6), { nil: undefined }),
  has: fc.option(fc.constantFrom('file', 'picture', 'link'), { nil: undefined }),
})

/** The same without an index: every message of every page is looked at. */
function lookThrough(pages: ReadonlyMap<string, readonly IndexedMessage[]>, query: Omit<IndexQuery, 'limit'>) {
  const wanted = findWords(query.text)
  return [...pages].flatMap(([name, messages]) =>
    messages.flatMap((one) => {
      const terms = findWords(one.text).flatMap(({ spellings }) => spellings)
      const isFound =
        wanted.every(({ spellings }) => spellings.some((word) => terms.some((term) => term.startsWith(word)))) &&
        (query.groupIds?.includes(name.slice(0, 1)) ?? true) &&
        (query.senderIds?.includes(one.senderId) ?? true) &&
        one.time >= (query.from ?? 0) &&
        one.time < (query.until ?? Infinity) &&
        (query.has === undefined || (one.holds & HOLDS[query.has]) !== 0)
      return isFound ? [`${name} ${one.slot}`] : []
    }),
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
          const said = step.messages.map((one) => ({ ...one, ...saidIn(step.put, one.slot, one.revision) }))
          version += 1
          index.putPage(page(step.put, step.put.slice(0, 1)), version, said)
          pages.set(step.put, said)
        } else if ('drop' in step) {
          index.dropPage(step.drop)
          pages.delete(step.drop)
        } else index = createHistoryIndex(decodeIndex(encodeIndex(index.contents())))
      }
      const found = index.find({ ...query, limit: 100 })
      const strict = found.findings.filter(({ isAlmost }) => !isAlmost).map(({ page: name, slot }) => `${name} ${slot}`)
      expect(strict.toSorted()).toEqual(lookThrough(pages, query).toSorted())
      expect(found.total).toBe(found.findings.length)
      expect(index.size).toBe([...pages.values()].flat().length)
    }),
    { seed: 5, numRuns: 600 },
  )
})

/** What a message of a place says in a revision, the same each time. */
function saidIn(name: string, slot: number, revision: number) {
  const at = (name.charCodeAt(0) + name.charCodeAt(2) * 3 + slot * 5 + revision * 7) % VOCABULARY.length
  return {
    text: `${VOCABULARY[at]} ${VOCABULARY[(at * 3 + 1) % VOCABULARY.length]}`,
    time: at % 5,
    holds: at,
    senderId: at % 2 ? 'karim' : 'ines',
  }
}
