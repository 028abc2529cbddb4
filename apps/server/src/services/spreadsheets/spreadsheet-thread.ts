import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { FoundAddress } from './find-addresses.ts'
import { SpreadsheetProblem } from './spreadsheet-problem.ts'
import type { SpreadsheetJob, SpreadsheetWorkerMessage } from './worker.ts'

// Before it can begin: a busy machine takes a while to start a thread.
const START_LIMIT_MS = 30_000
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }
// What a library says about a damaged file is no log: its words are those of strangers.
const OPTIONS = { resourceLimits: RESOURCE_LIMITS, env: {}, execArgv: [], stdout: true, stderr: true }

/** A thread with bounded memory that reads spreadsheets one after another, until one of them is too much for it. */
export class SpreadsheetThread implements AsyncDisposable {
  readonly #worker = new Worker(workerUrl(), OPTIONS)
  readonly #loaded = once(this.#worker, 'message', { signal: AbortSignal.timeout(START_LIMIT_MS) })
  #isUsable = true

  constructor() {
    // Whoever waits for a file hears of it; between files nobody has to.
    this.#loaded.catch(() => {})
    this.#worker.on('error', () => (this.#isUsable = false))
    this.#worker.on('exit', () => (this.#isUsable = false))
    this.#worker.unref()
  }

  /** False once it has ended: another one is needed. */
  get isUsable(): boolean {
    return this.#isUsable
  }

  /**
   * Reads one file; the thread ends when that takes too long, too much memory, or ends it.
   *
   * @throws {SpreadsheetProblem}
   */
  async read(job: SpreadsheetJob, timeLimitMs: number): Promise<FoundAddress[]> {
    const worker = this.#worker
    worker.ref()
    const cleanUp = new DisposableStack()
    try {
      await this.#loaded
      const message = await new Promise<SpreadsheetWorkerMessage>((resolve, reject) => {
        const late = setTimeout(() => reject(new SpreadsheetProblem('too-large')), timeLimitMs)
        cleanUp.defer(() => clearTimeout(late))
        const fail = (error: NodeJS.ErrnoException) => {
          const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY'
          reject(new SpreadsheetProblem(isMemory ? 'too-large' : 'damaged', { cause: error }))
        }
        const end = () => reject(new SpreadsheetProblem('damaged'))
        worker.on('message', resolve).on('error', fail).on('exit', end)
        cleanUp.defer(() => void worker.off('message', resolve).off('error', fail).off('exit', end))
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
        worker.postMessage(job)
      })
      if (message === 'loaded' || 'problem' in message) {
        throw new SpreadsheetProblem(message === 'loaded' ? 'damaged' : message.problem)
      }
      return message.found
    } catch (error) {
      // A refusal that the thread itself gave leaves it as it was.
      if (!(error instanceof SpreadsheetProblem) || error.code === 'too-large') await this[Symbol.asyncDispose]()
      throw error
    } finally {
      cleanUp.dispose()
      worker.unref()
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isUsable = false
    await this.#worker.terminate()
  }
}

/** Beside the bundle when it is built, beside this module when it runs from source. */
function workerUrl(): URL {
  const built = new URL('./spreadsheet-worker.js', import.meta.url)
  return existsSync(built) ? built : new URL('./worker.ts', import.meta.url)
}
