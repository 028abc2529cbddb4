import { logWarning } from '../log.ts'
import type { Tabs } from '../tabs/tabs.ts'
import { type KeptWork, type OutboxStore, type OutboxWork, workId } from './outbox-store.ts'

/** What is kept from now on; without a tab it is this one's. */
type NotedWork = { readonly createdAt: string; readonly isRefused: boolean } & OutboxWork
type Note = NotedWork | 'gone'

/** Writes down what waits to be sent, behind the sending, and finds what pages left that have gone. */
export interface OutboxKeeper {
  keep(work: NotedWork): void
  forget(id: string): void
  /** Makes what another page left this page's own. Never rejects. @returns What it left, in its order. */
  takeOver(tabId: string): Promise<readonly KeptWork[]>
  /** As {@link takeOver}, for every page that has gone. */
  takeOverAll(): Promise<readonly KeptWork[]>
}

/** Creates a keeper. What comes while it writes is written together, so that hundreds of messages don't wait in line. */
export function createOutboxKeeper(store: OutboxStore, tabs: Pick<Tabs, 'id' | 'isHere' | 'ifGone'>): OutboxKeeper {
  let notes = new Map<string, Note>()
  let writing: Promise<void> | undefined

  const write = async () => {
    // Before, another page would take this for that of a page that has gone.
    await tabs.isHere
    while (notes.size > 0) {
      const written = notes
      notes = new Map()
      await store.change((kept) => note(kept, written, tabs.id))
    }
  }
  const begin = () => {
    writing ??= write()
      .catch((error: unknown) => logWarning('What waits to be sent could not be kept', error))
      .finally(() => {
        writing = undefined
      })
  }
  const takeOver = async (tabId: string): Promise<readonly KeptWork[]> => {
    let left: readonly KeptWork[] = []
    try {
      await tabs.ifGone(tabId, async () => {
        await store.change((kept) => {
          left = kept.filter((one) => one.tabId === tabId)
          return left.length === 0 ? kept : kept.map((one) => (one.tabId === tabId ? { ...one, tabId: tabs.id } : one))
        })
      })
    } catch (error) {
      logWarning('What another page left unsent could not be taken over', error)
    }
    return left
  }

  return {
    keep(work) {
      notes.set(workId(work), work)
      begin()
    },
    forget(id) {
      notes.set(id, 'gone')
      begin()
    },
    takeOver,
    async takeOverAll() {
      await tabs.isHere
      const kept = await store
        .change((kept) => kept)
        .catch((error: unknown): readonly KeptWork[] => {
          logWarning('What was left unsent could not be loaded', error)
          return []
        })
      const others = new Set(kept.map(({ tabId }) => tabId).filter((tabId) => tabId !== tabs.id))
      const left: KeptWork[] = []
      for (const tabId of others) left.push(...(await takeOver(tabId)))
      return left
    },
  }
}

function note(kept: readonly KeptWork[], notes: ReadonlyMap<string, Note>, tabId: string): readonly KeptWork[] {
  const known = new Set(kept.map(workId))
  const changed = kept.flatMap((one) => {
    const found = notes.get(workId(one))
    if (found === undefined) return [one]
    return found === 'gone' ? [] : [{ ...found, tabId }]
  })
  const added = [...notes].flatMap(([id, found]) => (found === 'gone' || known.has(id) ? [] : [{ ...found, tabId }]))
  return added.length === 0 && changed.length === kept.length && kept.every((one) => !notes.has(workId(one)))
    ? kept
    : [...changed, ...added]
}
