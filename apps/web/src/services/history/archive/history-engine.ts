import type { GroupId } from '@umkreis/schemas'
import type { ChatMessage, StoredChange } from '../../conversation/chat-message.ts'
import type { GroupProgress, HistoryFindings, HistoryQuery } from '../history.ts'
import { createHistoryIndex, type HistoryIndex, PAGE_SLOTS } from '../index/history-index.ts'
import { decodeIndex, encodeIndex } from '../index/index-bytes.ts'
import { changePage, countUnreadable, type HistoryPage, pageNumberOf, toIndexed } from './history-page.ts'
import { decodeJson, decodeMessages, decodePage, encodeJson, encodePage } from './page-bytes.ts'
import { createPageCache } from './page-cache.ts'
import { INDEX, pageName, PAGES, pagesOf, readPageName, STATES, stateName } from './page-names.ts'
import type { RecordMark, RecordToPut, SealedRecords } from './sealed-records.ts'

/** How far a group is archived. `revision`: every change up to it is here, of the messages from `oldest` on. */
export type GroupState = GroupProgress & { readonly revision: number }

/** Sequences from `from` up to and without `until`. */
export type SequenceRange = { readonly from: number; readonly until: number }

/** The archive and its index. Only one at a time writes; others are told to look again. */
export interface HistoryEngine {
  states(): Promise<readonly GroupState[]>
  /** Archives changes, and how far the group is here with them: both or neither. */
  write(state: GroupState, changes: readonly StoredChange[]): Promise<void>
  /** Forgets groups, every word of them. */
  forget(groupIds: readonly GroupId[]): Promise<void>
  /** Where messages of a group stand that could not be read when they came; newest first. */
  unreadable(groupId: GroupId): Promise<readonly SequenceRange[]>
  newest(groupId: GroupId, count: number): Promise<readonly ChatMessage[]>
  before(groupId: GroupId, sequence: number, count: number): Promise<readonly ChatMessage[]>
  around(groupId: GroupId, sequence: number, count: number): Promise<readonly ChatMessage[]>
  search(query: HistoryQuery): Promise<HistoryFindings>
  /** Reads the index, so that the first search need not. */
  prepare(): Promise<void>
  /** Stores the index, if it has changed: it need not be built again. */
  save(): Promise<void>
  /** Looks again before the next answer: another tab has written. */
  noteWrittenElsewhere(): void
  /** Forgets everything. */
  clear(): Promise<void>
}

/** Bytes of opened pages that are kept: those of some hundred pages, more than a list of results needs. */
const CACHED_BYTES = 16_000_000
/** Pages that are read at a time where an index is built anew. */
const PAGES_AT_A_TIME = 16
/** Is looked for ahead of the first search: it takes every way that a search can take, typing errors too. */
const REHEARSED = 'vorausgesucht'

/**
 * Creates the engine.
 *
 * @param createVersion Gives each writing of a page a number that it never had before.
 */
export function createHistoryEngine(
  records: SealedRecords,
  createVersion: () => number = () => Math.floor(Math.random() * Number.MAX_SAFE_INTEGER),
): HistoryEngine {
  const cache = createPageCache(CACHED_BYTES)
  let index: HistoryIndex | undefined
  let savedChanges = 0
  let marks: Map<string, RecordMark> | undefined
  let isIndexBehind = true
  let last: Promise<unknown> = Promise.resolve()

  /** One thing after the other: pages are read, changed and written back. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }
  const knownMarks = async () => {
    marks ??= new Map(await records.marks(PAGES))
    return marks
  }
  /** The bytes of pages by name, those that there are. */
  const loadBytes = async (names: readonly string[]) => {
    const there = await knownMarks()
    const loaded = new Map<string, Uint8Array<ArrayBuffer>>()
    const missing: { name: string; version: number }[] = []
    for (const name of names) {
      const mark = there.get(name)
      const kept = mark && cache.get(name, mark.version)
      if (kept) loaded.set(name, kept)
      else if (mark) missing.push({ name, version: mark.version })
    }
    const read = missing.length > 0 ? await records.getAll(missing.map(({ name }) => name)) : []
    missing.forEach(({ name, version }, at) => {
      const bytes = read[at]
      if (!bytes) return
      loaded.set(name, bytes)
      cache.put(name, version, bytes)
    })
    return loaded
  }
  const loadPage = async (name: string): Promise<HistoryPage> => {
    const bytes = (await loadBytes([name])).get(name)
    return bytes ? decodePage(readPageName(name).groupId, bytes) : []
  }
  const indexPage = (into: HistoryIndex, name: string, version: number, page: HistoryPage) =>
    into.putPage({ name, groupId: readPageName(name).groupId }, version, toIndexed(page))

  const currentIndex = async (): Promise<HistoryIndex> => {
    const there = await knownMarks()
    if (!index) {
      const stored = await records.get(INDEX)
      index = createHistoryIndex(stored && decodeIndex(stored))
    }
    if (!isIndexBehind) return index
    const known = index.versions()
    for (const name of known.keys()) if (!there.has(name)) index.dropPage(name)
    const behind = [...there].filter(([name, { version }]) => known.get(name) !== version)
    for (let at = 0; at < behind.length; at += PAGES_AT_A_TIME) {
      const some = behind.slice(at, at + PAGES_AT_A_TIME)
      const bytes = await loadBytes(some.map(([name]) => name))
      for (const [name, { version }] of some) {
        const value = bytes.get(name)
        indexPage(index, name, version, value ? decodePage(readPageName(name).groupId, value) : [])
      }
    }
    isIndexBehind = false
    return index
  }

  const numbersOf = async (groupId: GroupId): Promise<number[]> =>
    [...(await knownMarks()).keys()]
      .filter((name) => name.startsWith(pagesOf(groupId)))
      .map((name) => readPageName(name).number)
      .toSorted((one, other) => one - other)

  const readBefore = async (groupId: GroupId, sequence: number, count: number): Promise<readonly ChatMessage[]> => {
    const found: ChatMessage[] = []
    for (const number of (await numbersOf(groupId)).toReversed()) {
      if (found.length >= count) break
      if (number * PAGE_SLOTS >= sequence) continue
      const page = await loadPage(pageName(groupId, number))
      found.unshift(...page.filter((message) => message.sequence < sequence))
    }
    return found.slice(-count || found.length)
  }
  const readFrom = async (groupId: GroupId, sequence: number, count: number): Promise<readonly ChatMessage[]> => {
    const found: ChatMessage[] = []
    for (const number of await numbersOf(groupId)) {
      if (found.length >= count) break
      if ((number + 1) * PAGE_SLOTS <= sequence) continue
      const page = await loadPage(pageName(groupId, number))
      found.push(...page.filter((message) => message.sequence >= sequence))
    }
    return found.slice(0, count)
  }

  const write = async (state: GroupState, changes: readonly StoredChange[]) => {
    const { groupId } = state
    const there = await knownMarks()
    // Before the pages change, so that what it lags behind is still what is stored.
    const known = await currentIndex()
    const byPage = Map.groupBy(changes, (change) =>
      pageNumberOf(change.kind === 'message' ? change.message.sequence : change.sequence),
    )
    const written = await Promise.all(
      [...byPage].map(async ([number, ofPage]) => {
        const name = pageName(groupId, number)
        const page = changePage(await loadPage(name), ofPage)
        const mark: RecordMark = { version: createVersion(), unreadable: countUnreadable(page) }
        return { name, page, value: encodePage(page), mark }
      }),
    )
    const put: RecordToPut[] = written.map(({ name, value, mark }) => ({ name, value, mark }))
    const stateMark: RecordMark = { version: 0, unreadable: 0 }
    await records.write({
      put: [...put, { name: stateName(groupId), value: encodeJson(state), mark: stateMark }],
      drop: [],
    })
    for (const { name, page, value, mark } of written) {
      there.set(name, mark)
      cache.put(name, mark.version, value)
      indexPage(known, name, mark.version, page)
    }
  }

  const forget = async (groupIds: readonly GroupId[]) => {
    if (groupIds.length === 0) return
    const known = await currentIndex()
    const there = await knownMarks()
    const names = [...there.keys()].filter((name) => groupIds.includes(readPageName(name).groupId))
    await records.write({ put: [], drop: groupIds.flatMap((groupId) => [pagesOf(groupId), stateName(groupId)]) })
    for (const name of names) {
      there.delete(name)
      known.dropPage(name)
    }
    cache.clear()
    await save(known)
  }

  const search = async (query: HistoryQuery): Promise<HistoryFindings> => {
    const { findings, total } = (await currentIndex()).find(query)
    const slots = Map.groupBy(findings, ({ page }) => page)
    const bytes = await loadBytes([...slots.keys()])
    const messages = new Map<string, ChatMessage>()
    for (const [page, ofPage] of slots) {
      const wanted = new Set(ofPage.map(({ slot }) => slot))
      const value = bytes.get(page) ?? encodePage([])
      for (const message of decodeMessages(readPageName(page).groupId, value, (one) => wanted.has(one % PAGE_SLOTS)))
        messages.set(`${page} ${message.sequence % PAGE_SLOTS}`, message)
    }
    return {
      total,
      findings: findings.flatMap(({ page, slot, isAlmost }) => {
        const message = messages.get(`${page} ${slot}`)
        return message ? [{ message, isAlmost }] : []
      }),
    }
  }

  const save = async (known: HistoryIndex) => {
    if (known.changeCount === savedChanges) return
    const contents = known.contents()
    // From now on in its order as well: what came since the last time was searched without one.
    index = createHistoryIndex(contents)
    savedChanges = index.changeCount
    const value = encodeIndex(contents)
    await records.write({ put: [{ name: INDEX, value, mark: { version: 0, unreadable: 0 } }], drop: [] })
  }

  return {
    states: () =>
      inTurn(async () => {
        const names = [...(await records.marks(STATES)).keys()]
        const values = await Promise.all(names.map((name) => records.get(name)))
        return values.flatMap((value) => (value ? [decodeJson(value) as GroupState] : []))
      }),
    write: (state, changes) => inTurn(() => write(state, changes)),
    forget: (groupIds) => inTurn(() => forget(groupIds)),
    unreadable: (groupId) =>
      inTurn(async () => {
        const there = await knownMarks()
        const numbers = (await numbersOf(groupId)).filter(
          (number) => (there.get(pageName(groupId, number))?.unreadable ?? 0) > 0,
        )
        return numbers.toReversed().map((number) => ({ from: number * PAGE_SLOTS, until: (number + 1) * PAGE_SLOTS }))
      }),
    newest: (groupId, count) => inTurn(() => readBefore(groupId, Infinity, count)),
    before: (groupId, sequence, count) => inTurn(() => readBefore(groupId, sequence, count)),
    around: (groupId, sequence, count) =>
      inTurn(async () => {
        const half = Math.ceil(count / 2)
        return [...(await readBefore(groupId, sequence, half)), ...(await readFrom(groupId, sequence, half))]
      }),
    search: (query) => inTurn(() => search(query)),
    prepare: () => inTurn(async () => void (await currentIndex()).find({ text: REHEARSED, limit: 1 })),
    save: () => inTurn(async () => save(await currentIndex())),
    noteWrittenElsewhere() {
      void inTurn(async () => {
        marks = undefined
        isIndexBehind = true
      })
    },
    clear: () =>
      inTurn(async () => {
        await records.clear()
        cache.clear()
        marks = undefined
        index = undefined
        savedChanges = 0
        isIndexBehind = true
      }),
  }
}
