import { type Bits, countBits, createBits, hasBit, intersect, setBit, subtract } from './bits.ts'
import { type EntryTable, HOLDS } from './entries.ts'
import { createWordMatcher, type WordMatcher } from './match-word.ts'
import { findNewest } from './newest-rows.ts'
import type { Numbering } from './numbering.ts'
import type { Postings } from './postings.ts'
import type { Terms } from './terms.ts'
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
  readonly terms: Terms
  readonly senders: Pick<Numbering, 'find'>
  readonly pages: readonly { readonly name: string; readonly groupId: string }[]
}

/** With fewer findings than this, words are also taken for what they may have been meant to be. */
const FEW_FINDINGS = 10

/** Searches an index. Sets of entries are bits: what all words have in common is a few thousand operations, however much each finds. */
export function findEntries(parts: IndexParts, query: IndexQuery): IndexFindings {
  const { entries } = parts
  const matchers = findWords(query.text).map(({ spellings }) => createWordMatcher(spellings))
  const allowed = allowedEntries(parts, query)
  const exact = matchers.map((matcher) => beginningEntries(parts, matcher))
  const found = inAll(allowed, exact)
  const total = countBits(found)
  const findings = place(parts, findNewest(entries, found, query.limit), false)
  if (matchers.length === 0 || total >= FEW_FINDINGS) return { findings, total }

  matchers.forEach((matcher, at) => addAlmost(parts, matcher, exact[at] ?? createBits(0)))
  const almost = inAll(allowed, exact)
  subtract(almost, found)
  const rows = findNewest(entries, almost, query.limit - findings.length)
  return { findings: [...findings, ...place(parts, rows, true)], total: total + countBits(almost) }
}

/** The entries with a word that begins as it was typed. */
function beginningEntries({ entries, postings, terms }: IndexParts, { spellings, begins }: WordMatcher): Bits {
  const bits = createBits(entries.length)
  const mark = (row: number) => setBit(bits, row)
  for (const spelling of spellings) {
    const { from, until } = terms.beginning(spelling)
    postings.forEachOf(from, until, mark)
  }
  for (let term = terms.sortedCount; term < terms.names.length; term += 1) {
    if (begins(terms.names[term] ?? '')) postings.forEach(term, mark)
  }
  return bits
}

/** Adds the entries with a word that may have been meant. */
function addAlmost({ postings, terms }: IndexParts, { almost }: WordMatcher, bits: Bits): void {
  const letters = terms.letters()
  const mark = (row: number) => setBit(bits, row)
  terms.names.forEach((term, number) => {
    if (almost(term, letters[number])) postings.forEach(number, mark)
  })
}

function inAll(allowed: Bits, words: readonly Bits[]): Bits {
  const bits = allowed.slice()
  for (const word of words) intersect(bits, word)
  return bits
}

function allowedEntries(
  { entries, senders, pages }: IndexParts,
  { groupIds, senderIds, from, until, has }: IndexQuery,
): Bits {
  const live = entries.liveBits()
  if (!groupIds && !senderIds && from === undefined && until === undefined && has === undefined) return live
  const groups = groupIds && new Set(groupIds)
  const allowedPages = groups && pages.map(({ groupId }) => groups.has(groupId))
  const allowedSenders = senderIds && new Set(senderIds.map((id) => senders.find(id)))
  const held = has === undefined ? 0 : HOLDS[has]
  const first = from ?? -Infinity
  const end = until ?? Infinity
  const { times, holds, pages: pageOf, senders: senderOf } = entries.columns
  const bits = createBits(entries.length)
  for (let row = 0; row < entries.length; row += 1) {
    const time = times[row] ?? 0
    if (
      time >= first &&
      time < end &&
      (held === 0 || ((holds[row] ?? 0) & held) !== 0) &&
      (!allowedPages || allowedPages[pageOf[row] ?? 0] === true) &&
      (!allowedSenders || allowedSenders.has(senderOf[row])) &&
      hasBit(live, row)
    ) {
      setBit(bits, row)
    }
  }
  return bits
}

function place({ entries, pages }: IndexParts, rows: readonly number[], isAlmost: boolean): IndexFinding[] {
  const { pages: pageOf, slots } = entries.columns
  return rows.map((row) => ({ page: pages[pageOf[row] ?? 0]?.name ?? '', slot: slots[row] ?? 0, isAlmost }))
}
