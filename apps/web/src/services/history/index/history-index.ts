import { createEntryTable, type EntryColumns, packEntries } from './entries.ts'
import { createNumbering } from './numbering.ts'
import { createPostings, type PackedPostings, packPostings } from './postings.ts'
import { createTerms, type Terms } from './terms.ts'
import { findEntries, type IndexQuery, type IndexFindings } from './find-entries.ts'
import { findWords } from './words.ts'

/** Messages that stand in one page of history at most, so that one's place in it fits into a byte. */
export const PAGE_SLOTS = 256

/** A message as it is indexed. */
export type IndexedMessage = {
  /** Its place in its page: 0 to 255. */
  readonly slot: number
  readonly revision: number
  /** When it was sent, in milliseconds. */
  readonly time: number
  readonly senderId: string
  /** Of `HOLDS`. */
  readonly holds: number
  /** What its words are looked up in: its text, and what its files are called. */
  readonly text: string
}

/** A page of history: its name, and the group to which it belongs. */
export type IndexedPage = { readonly name: string; readonly groupId: string }

/** Everything in an index, ready to be stored: nothing of what was dropped is in it. Words and entries stand in their order. */
export type IndexContents = {
  readonly pages: readonly (IndexedPage & { readonly version: number })[]
  readonly senderIds: readonly string[]
  readonly terms: readonly string[]
  readonly entries: EntryColumns
  readonly postings: PackedPostings
}

/**
 * The words of a history, and the messages in which they stand. In memory, about 100 bytes a message; pages of history are put
 * in and taken out whole.
 */
export interface HistoryIndex {
  /** How many messages can be found. */
  readonly size: number
  /** Messages put in or taken out since it was created. */
  readonly changeCount: number
  /** The version of each page that is in. */
  versions(): ReadonlyMap<string, number>
  /** Makes the messages of a page those that are found in it; what is in it already in the same revision stays. */
  putPage(page: IndexedPage, version: number, messages: readonly IndexedMessage[]): void
  /** Takes a page out. */
  dropPage(name: string): void
  find(query: IndexQuery): IndexFindings
  /** What is to be stored of it. */
  contents(): IndexContents
}

type PageRows = IndexedPage & { version: number | undefined; readonly rows: Int32Array }

/** Creates an index from what was stored of one. */
export function createHistoryIndex(stored?: IndexContents): HistoryIndex {
  const entries = createEntryTable(stored?.entries)
  const postings = createPostings(stored?.postings)
  const terms = createTerms(stored?.terms)
  const senders = createNumbering(stored?.senderIds)
  const pages: PageRows[] = (stored?.pages ?? []).map((page) => ({ ...page, rows: emptyRows() }))
  const pageNumbers = new Map(pages.map(({ name }, number) => [name, number]))
  let changeCount = 0
  for (let row = 0; row < entries.length; row += 1) {
    const rows = pages[entries.columns.pages[row] ?? 0]?.rows
    if (rows) rows[entries.columns.slots[row] ?? 0] = row
  }

  const requirePage = (page: IndexedPage): number => {
    const known = pageNumbers.get(page.name)
    if (known !== undefined) return known
    pageNumbers.set(page.name, pages.length)
    return pages.push({ ...page, version: undefined, rows: emptyRows() }) - 1
  }
  const drop = (row: number) => {
    entries.drop(row)
    changeCount += 1
  }
  const add = (page: number, { slot, revision, time, senderId, holds, text }: IndexedMessage): number => {
    const row = entries.add({ page, slot, revision, time, sender: senders.numberOf(senderId), holds })
    const seen = new Set<number>()
    for (const { spellings } of findWords(text)) for (const spelling of spellings) seen.add(terms.numberOf(spelling))
    for (const term of seen) postings.add(term, row)
    changeCount += 1
    return row
  }

  return {
    get size() {
      return entries.liveCount
    },
    get changeCount() {
      return changeCount
    },
    versions: () =>
      new Map(pages.flatMap(({ name, version }) => (version === undefined ? [] : [[name, version] as const]))),
    putPage(page, version, messages) {
      const number = requirePage(page)
      const known = pages[number]
      if (!known) return
      const { rows } = known
      known.version = version
      const kept = new Set<number>()
      for (const message of messages) {
        const row = rows[message.slot] ?? -1
        kept.add(message.slot)
        if (row >= 0 && entries.columns.revisions[row] === message.revision) continue
        if (row >= 0) drop(row)
        rows[message.slot] = add(number, message)
      }
      rows.forEach((row, slot) => {
        if (row < 0 || kept.has(slot)) return
        drop(row)
        rows[slot] = -1
      })
    },
    dropPage(name) {
      const page = pages[pageNumbers.get(name) ?? -1]
      if (!page) return
      page.rows.forEach((row) => row >= 0 && drop(row))
      page.rows.fill(-1)
      page.version = undefined
    },
    find: (query) => findEntries({ entries, postings, terms, senders, pages }, query),
    contents() {
      const packed = packEntries(entries)
      // A page that was taken out and a term of dropped messages alone leave no trace.
      const livePages = pages.flatMap(({ name, groupId, version }, number) =>
        version === undefined ? [] : [{ name, groupId, version, number }],
      )
      const newPages = new Map(livePages.map(({ number }, at) => [number, at]))
      for (let row = 0; row < packed.columns.pages.length; row += 1) {
        packed.columns.pages[row] = newPages.get(packed.columns.pages[row] ?? 0) ?? 0
      }
      const { packed: packedPostings, kept } = packPostings(postings, inOrder(terms), packed.newRows)
      return {
        pages: livePages.map(({ name, groupId, version }) => ({ name, groupId, version })),
        senderIds: senders.names,
        terms: kept.map((term) => terms.names[term] ?? ''),
        entries: packed.columns,
        postings: packedPostings,
      }
    },
  }
}

/** The numbers of all words, in the order of the alphabet. */
function inOrder({ names, sortedCount }: Terms): number[] {
  const nameOf = (term: number) => names[term] ?? ''
  const added = Array.from(names.slice(sortedCount), (_, at) => sortedCount + at).toSorted((one, other) =>
    nameOf(one) < nameOf(other) ? -1 : 1,
  )
  const order: number[] = []
  let at = 0
  for (let term = 0; term < sortedCount; term += 1) {
    for (; at < added.length && nameOf(added[at] ?? 0) < nameOf(term); at += 1) order.push(added[at] ?? 0)
    order.push(term)
  }
  return [...order, ...added.slice(at)]
}

function emptyRows(): Int32Array {
  return new Int32Array(PAGE_SLOTS).fill(-1)
}
