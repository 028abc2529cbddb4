import { type EntryTable, HOLDS } from './entries.ts'
import { createWordMatcher } from './match-word.ts'
import type { Numbering } from './numbering.ts'
import type { Postings } from './postings.ts'
import { findWords } from './words.ts'

/** What is looked for. What is not named narrows nothing. */
export type IndexQuery = {
  /** Words, each of which a message has to hold or begin a word with. */
  readonly text: string
  /** Groups, one of which it has to stand in. */
  readonly groupIds?: readonly string[] | undefined
  /** People, one of whom has to have written it. */
  readonly senderIds?: readonly string[] | undefined
  /** It was sent at this time or later, in milliseconds. */
  readonly from?: number | undefined
  /** It was sent before this time, in milliseconds. */
  readonly until?: number | undefined
  /** What it has to hold. */
  readonly has?: keyof typeof HOLDS | undefined
  /** Findings that are wanted. */
  readonly limit: number
}

/** Where a found message stands. */
export type IndexFinding = { readonly page: string; readonly slot: number; readonly isAlmost: boolean }

/** The best findings, and how many there are in all. Those without typing errors first, of these the newest first. */
export type IndexFindings = { readonly findings: readonly IndexFinding[]; readonly total: number }

/** What an index is made of, as far as searching reads it. */
export type IndexParts = {
  readonly entries: EntryTable
  readonly postings: Postings
  readonly terms: readonly string[]
  readonly senders: Pick<Numbering, 'find'>
  readonly pages: readonly { readonly name: string; readonly groupId: string }[]
}

/** With fewer findings than this, words are also taken for what they may have been meant to be. */
const FEW_FINDINGS = 10

const NOT_FOUND = 0
const ALMOST = 1
const FOUND = 2

/** Searches an index. */
export function findEntries(parts: IndexParts, query: IndexQuery): IndexFindings {
  const words = findWords(query.text).map(({ spellings }) => createWordMatcher(spellings))
  const allows = createFilter(parts, query)
  const marks = words.map(({ begins }) => markEntries(parts, (term) => (begins(term) ? FOUND : NOT_FOUND)))
  const strict = rank(parts, marks, allows, query.limit)
  if (words.length === 0 || strict.total >= FEW_FINDINGS) return strict

  words.forEach(({ almost }, at) => {
    const known = marks[at]
    if (known) markEntries(parts, (term) => (almost(term) ? ALMOST : NOT_FOUND), known)
  })
  return rank(parts, marks, allows, query.limit)
}

/** For each entry the best with which it answers one word. */
function markEntries(
  { entries, postings, terms }: IndexParts,
  rate: (term: string) => number,
  marks: Uint8Array = new Uint8Array(entries.length),
): Uint8Array {
  terms.forEach((term, number) => {
    const mark = rate(term)
    if (mark === NOT_FOUND) return
    postings.forEach(number, (row) => {
      if ((marks[row] ?? 0) < mark) marks[row] = mark
    })
  })
  return marks
}

function createFilter(
  { entries, senders, pages }: IndexParts,
  { groupIds, senderIds, from = -Infinity, until = Infinity, has }: IndexQuery,
): (row: number) => boolean {
  const groups = groupIds && new Set(groupIds)
  const allowedPages = groups && pages.map(({ groupId }) => groups.has(groupId))
  const allowedSenders = senderIds && new Set(senderIds.map((id) => senders.find(id)))
  const held = has === undefined ? 0 : HOLDS[has]
  const { columns } = entries
  return (row) => {
    const time = columns.times[row] ?? 0
    return (
      entries.isLive(row) &&
      time >= from &&
      time < until &&
      (held === 0 || ((columns.holds[row] ?? 0) & held) !== 0) &&
      (!allowedPages || allowedPages[columns.pages[row] ?? 0] === true) &&
      (!allowedSenders || allowedSenders.has(columns.senders[row]))
    )
  }
}

type Ranked = { readonly row: number; readonly isAlmost: boolean; readonly time: number }

function rank(
  { entries, pages }: IndexParts,
  marks: readonly Uint8Array[],
  allows: (row: number) => boolean,
  limit: number,
): IndexFindings {
  const { pages: pageOf, slots, times } = entries.columns
  const best: Ranked[] = []
  let total = 0
  for (let row = 0; row < entries.length; row += 1) {
    let isAlmost = false
    let isFound = true
    for (const mark of marks) {
      const value = mark[row] ?? NOT_FOUND
      if (value === NOT_FOUND) {
        isFound = false
        break
      }
      if (value === ALMOST) isAlmost = true
    }
    if (!isFound || !allows(row)) continue
    total += 1
    insert(best, { row, isAlmost, time: times[row] ?? 0 }, limit)
  }
  return {
    total,
    findings: best.map(({ row, isAlmost }) => ({
      page: pages[pageOf[row] ?? 0]?.name ?? '',
      slot: slots[row] ?? 0,
      isAlmost,
    })),
  }
}

/** Keeps a list of the best in order. Most of what is found is older than all of a full list, and costs one comparison. */
function insert(best: Ranked[], one: Ranked, limit: number): void {
  const last = best.at(-1)
  if (best.length >= limit && (!last || compare(one, last) >= 0)) return
  let low = 0
  let high = best.length
  while (low < high) {
    const middle = (low + high) >> 1
    const there = best[middle]
    if (there && compare(there, one) <= 0) low = middle + 1
    else high = middle
  }
  best.splice(low, 0, one)
  if (best.length > limit) best.pop()
}

/** Negative where `one` comes first. */
function compare(one: Ranked, other: Ranked): number {
  if (one.isAlmost !== other.isAlmost) return one.isAlmost ? 1 : -1
  return other.time - one.time
}
