import type { EngineCalls, EngineNews, EngineRequest } from './engine-messages.ts'

/** An answer that the archive could not give. */
export class HistoryEngineError extends Error {
  override name = 'HistoryEngineError'
}

/** The engine as the page uses it. */
export type EngineInWorker = EngineCalls & {
  /** Told with each change of what is archived, from here or from another tab. @returns How to end it. */
  onChange(listener: () => void): () => void
  /** Ends the worker; what was asked is called off. */
  stop(): void
}

type Waiting = { readonly resolve: (result: unknown) => void; readonly reject: (error: Error) => void }
type Question = EngineRequest extends infer One ? (One extends EngineRequest ? Omit<One, 'id'> : never) : never

/**
 * Opens a person's archive in a worker of its own.
 *
 * @param token Names the time between two sign-outs: an archive of another one is emptied before anything is read.
 * @throws {HistoryEngineError} If this browser stores nothing.
 */
export async function openEngineInWorker(
  owner: string,
  token: string,
  startWorker: () => Worker = startHistoryWorker,
): Promise<EngineInWorker> {
  const waiting = new Map<number, Waiting>()
  const listeners = new Set<() => void>()
  const worker = startWorker()
  let lastId = 0
  let isOver = false

  const end = (reason: string) => {
    isOver = true
    worker.terminate()
    for (const { reject } of waiting.values()) reject(new HistoryEngineError(reason))
    waiting.clear()
    listeners.clear()
  }
  worker.addEventListener('message', ({ data }: MessageEvent<EngineNews>) => {
    if (data.kind === 'changed') {
      for (const listener of listeners) listener()
      return
    }
    const one = waiting.get(data.id)
    waiting.delete(data.id)
    if (data.kind === 'failed') one?.reject(new HistoryEngineError(data.error))
    else one?.resolve(data.result)
  })
  worker.addEventListener('error', () => end('The worker could not be loaded, or ended'))

  const ask = (question: Question) =>
    new Promise<unknown>((resolve, reject) => {
      if (isOver) return reject(new HistoryEngineError('The worker has ended'))
      lastId += 1
      waiting.set(lastId, { resolve, reject })
      worker.postMessage({ ...question, id: lastId } as EngineRequest, { transfer: [] })
    })
  const call =
    <Method extends keyof EngineCalls>(method: Method) =>
    (...args: Parameters<EngineCalls[Method]>) =>
      ask({ kind: 'call', method, args } as Question) as ReturnType<EngineCalls[Method]>

  try {
    await ask({ kind: 'open', owner, token })
  } catch (error) {
    end('The archive could not be opened')
    throw error
  }
  return {
    states: call('states'),
    write: call('write'),
    forget: call('forget'),
    unreadable: call('unreadable'),
    newest: call('newest'),
    before: call('before'),
    around: call('around'),
    search: call('search'),
    prepare: call('prepare'),
    save: call('save'),
    clear: call('clear'),
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    stop: () => end('The worker was stopped'),
  }
}

function startHistoryWorker(): Worker {
  return new Worker(new URL('./history-worker.ts', import.meta.url), { type: 'module' })
}
