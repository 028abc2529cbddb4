import { throwIfCalledOff } from './call-off.ts'
import { type FoundProfile, ImportError } from './found-profile.ts'
import type { ImportAnswer, ImportRequest } from './import-messages.ts'
import { READING_MAX_MS } from './limits.ts'

/**
 * Reads an import in a worker that is ended behind it, and after a while in any case: whatever a file does to its reader,
 * the page stays at hand.
 *
 * @param signal Calls it off.
 * @param startWorker Starts the worker of `import-worker.ts`.
 * @throws {ImportError}
 */
export function readInWorker(
  request: ImportRequest,
  signal?: AbortSignal,
  startWorker: () => Worker = startImportWorker,
  maxMs: number = READING_MAX_MS,
): Promise<FoundProfile> {
  return new Promise((resolve, reject) => {
    throwIfCalledOff(signal)
    const worker = startWorker()
    const end = (settle: () => void) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', callOff)
      worker.terminate()
      settle()
    }
    const fail = (error: ImportError) => end(() => reject(error))
    const callOff = () => fail(new ImportError('time'))
    const timer = setTimeout(callOff, maxMs)
    signal?.addEventListener('abort', callOff)
    worker.addEventListener('message', ({ data }: MessageEvent<ImportAnswer>) => {
      if (data.kind === 'found') end(() => resolve(data.found))
      else fail(new ImportError(data.problem))
    })
    worker.addEventListener('error', () => fail(new ImportError('broken')))
    worker.addEventListener('messageerror', () => fail(new ImportError('broken')))
    worker.postMessage(request, { transfer: [] })
  })
}

function startImportWorker(): Worker {
  return new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' })
}
