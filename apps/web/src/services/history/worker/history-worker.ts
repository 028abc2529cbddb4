import { createHistoryEngine, type HistoryEngine } from '../archive/history-engine.ts'
import { historyDatabaseName } from '../archive/history-database.ts'
import { openIndexedDbRecords } from '../archive/indexed-db-records.ts'
import type { EngineCalls, EngineNews, EngineRequest, OpenRequest } from './engine-messages.ts'

/** The index is stored at most this often while the archive changes; what is missing in it is read again at the next start. */
const SAVE_EVERY_MS = 20_000
const WRITING: ReadonlySet<keyof EngineCalls> = new Set(['write', 'forget', 'clear'])

type Opened = { readonly engine: HistoryEngine; noteWritten(): void }
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
    const { engine, noteWritten } = await opened
    const call = engine[request.method] as (...args: unknown[]) => Promise<unknown>
    const result = await call(...request.args)
    if (WRITING.has(request.method)) noteWritten()
    tell({ kind: 'answer', id, result })
  } catch (error) {
    // A name, never a text: that may hold what was sealed.
    tell({ kind: 'failed', id, error: error instanceof Error ? error.name : 'unknown' })
  }
}

async function open({ owner, token }: OpenRequest): Promise<Opened> {
  const engine = createHistoryEngine(await openIndexedDbRecords(owner, token))
  const tabs = new BroadcastChannel(historyDatabaseName(owner))
  let saving: ReturnType<typeof setTimeout> | undefined
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
      saving ??= setTimeout(() => {
        saving = undefined
        // Not stored is no loss: it is built again from the pages.
        engine.save().catch(() => undefined)
      }, SAVE_EVERY_MS)
    },
  }
}

function tell(news: EngineNews): void {
  self.postMessage(news, { transfer: [] })
}
