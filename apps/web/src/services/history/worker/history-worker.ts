import { createHistoryEngine, type HistoryEngine } from '../archive/history-engine.ts'
import { historyDatabaseName } from '../archive/history-database.ts'
import { openIndexedDbRecords } from '../archive/indexed-db-records.ts'
import { createQuietSaver } from './save-when-quiet.ts'
import type { EngineCalls, EngineNews, EngineRequest, OpenRequest } from './engine-messages.ts'

/** What is missing in the stored index is read again at the next start. */
const SAVE_TIMES = { everyMs: 20_000, quietMs: 3000 }
const WRITING: ReadonlySet<keyof EngineCalls> = new Set(['write', 'forget', 'clear'])

type Opened = { readonly engine: HistoryEngine; noteWritten(): void; noteReadied(): void; noteSearched(): void }
let opened: Promise<Opened> | undefined

self.addEventListener('message', ({ data }: MessageEvent<EngineRequest>) => void answer(data))

async function answer(request: EngineRequest): Promise<void> {
  const { id } = request
  try {
    if (request.kind === 'open') {
      opened = open(request)
      await opened
      return tell({ kind: 'answer', id, result: undefined })
    }
    if (!opened) throw new TypeError('Nothing is open')
    const { engine, noteWritten, noteReadied, noteSearched } = await opened
    if (request.method === 'search') noteSearched()
    const call = engine[request.method] as (...args: unknown[]) => Promise<unknown>
    const result = await call(...request.args)
    if (WRITING.has(request.method)) noteWritten()
    // It may have had to be built again.
    if (request.method === 'prepare') noteReadied()
    tell({ kind: 'answer', id, result })
  } catch (error) {
    // A name, never a text: that may hold what was sealed.
    tell({ kind: 'failed', id, error: error instanceof Error ? error.name : 'unknown' })
  }
}

async function open({ owner, token }: OpenRequest): Promise<Opened> {
  const engine = createHistoryEngine(await openIndexedDbRecords(owner, token))
  const tabs = new BroadcastChannel(historyDatabaseName(owner))
  // Not stored is no loss: it is built again from the pages.
  const saver = createQuietSaver(() => void engine.save().catch(() => undefined), SAVE_TIMES)
  tabs.addEventListener('message', () => {
    engine.noteWrittenElsewhere()
    tell({ kind: 'changed' })
  })
  return {
    engine,
    noteWritten() {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of this origin has no target
      tabs.postMessage(null)
      tell({ kind: 'changed' })
      saver.noteChanged()
    },
    noteReadied: () => saver.noteChanged(),
    noteSearched: () => saver.noteSearched(),
  }
}

function tell(news: EngineNews): void {
  self.postMessage(news, { transfer: [] })
}
