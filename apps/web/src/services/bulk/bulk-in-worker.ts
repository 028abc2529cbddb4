import type { BulkWork } from '@umkreis/chat-hub'
import { openEnvelopes } from '@umkreis/crypto'
import type { BulkAnswer, BulkRequest } from './bulk-messages.ts'

/** Work that a worker could not do. Whoever wanted it can do it where they are. */
export class BulkWorkerError extends Error {
  override name = 'BulkWorkerError'
}

/** Up to so many envelopes are opened sooner than they are handed over. */
const FEW_ENVELOPES = 8

type Waiting = { readonly resolve: (answer: BulkAnswer) => void; readonly reject: (error: Error) => void }
type Question = BulkRequest extends infer One ? (One extends BulkRequest ? Omit<One, 'id'> : never) : never

/**
 * Opens and seals large amounts in a worker, so that the page stays at hand meanwhile. The worker is started with the first
 * work worth it.
 *
 * @param startWorker Starts the worker of `bulk-worker.ts`.
 */
export function createBulkInWorker(
  startWorker: () => Worker = startBulkWorker,
): BulkWork & { start(): void; stop(): void } {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let lastId = 0

  const fail = (reason: string) => {
    worker?.terminate()
    worker = undefined
    for (const { reject } of waiting.values()) reject(new BulkWorkerError(reason))
    waiting.clear()
  }
  const running = () => {
    if (worker) return worker
    worker = startWorker()
    worker.addEventListener('message', ({ data }: MessageEvent<BulkAnswer>) => {
      const one = waiting.get(data.id)
      waiting.delete(data.id)
      if (data.kind === 'failed') one?.reject(new BulkWorkerError(data.error))
      else one?.resolve(data)
    })
    worker.addEventListener('error', () => fail('The worker could not be loaded, or ended'))
    worker.addEventListener('messageerror', () => fail('An answer could not be read'))
    return worker
  }
  const ask = (question: Question) =>
    new Promise<BulkAnswer>((resolve, reject) => {
      lastId += 1
      const id = lastId
      waiting.set(id, { resolve, reject })
      try {
        running().postMessage({ ...question, id } satisfies BulkRequest, { transfer: [] })
      } catch (cause) {
        waiting.delete(id)
        reject(new BulkWorkerError('The worker could not be asked', { cause }))
      }
    })

  return {
    async openEnvelopes(items) {
      if (items.length <= FEW_ENVELOPES) return openEnvelopes(items)
      const answer = await ask({ kind: 'open-envelopes', items })
      if (answer.kind !== 'opened') throw new BulkWorkerError('Another answer')
      return [...answer.results]
    },
    async sealEpochKeys(request) {
      const answer = await ask({ kind: 'seal-epoch-keys', request })
      if (answer.kind !== 'sealed') throw new BulkWorkerError('Another answer')
      return [...answer.boxes]
    },
    /** Starts the worker ahead of its first work. Never throws: where none can be started, its first work tells. */
    start() {
      try {
        running()
      } catch {
        worker = undefined
      }
    },
    stop: () => fail('The work was called off'),
  }
}

function startBulkWorker(): Worker {
  return new Worker(new URL('./bulk-worker.ts', import.meta.url), { type: 'module' })
}
