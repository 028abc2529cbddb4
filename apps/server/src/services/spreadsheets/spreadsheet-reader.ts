import { ServiceError } from '../../errors/service-error.ts'
import { requireKind } from './file-kind.ts'
import type { FoundAddress } from './find-addresses.ts'
import { SpreadsheetProblem } from './spreadsheet-problem.ts'
import { SpreadsheetThread } from './spreadsheet-thread.ts'
import type { SpreadsheetJob } from './worker.ts'

const TIME_LIMIT_MS = 3000
const IDLE_LIMIT_MS = 30_000
const WAITING_MAX = 10

/** Reads addresses from the spreadsheets of strangers, one at a time, in a thread that may come to harm. */
export class SpreadsheetReader implements AsyncDisposable {
  readonly #timeLimitMs: number
  #thread: SpreadsheetThread | undefined
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0
  #idle: NodeJS.Timeout | undefined

  constructor(timeLimitMs = TIME_LIMIT_MS) {
    this.#timeLimitMs = timeLimitMs
  }

  /**
   * @param name The file's name, for its ending.
   * @returns What looks like an address and is none, then the addresses.
   * @throws {ServiceError} `invalid`, with words for the person; `too-many` while too many wait.
   */
  async read(name: string, file: Uint8Array): Promise<FoundAddress[]> {
    if (this.#waiting >= WAITING_MAX) {
      const message = 'Many files are being read at the moment. Please try again in a minute'
      throw new ServiceError('too-many', message, { retryAfterS: 10 })
    }
    this.#waiting += 1
    try {
      const kind = requireKind(name, Buffer.from(file.buffer, file.byteOffset, file.byteLength))
      // Each may take all the memory that the thread is given.
      const turn = this.#last.then(() => this.#readNow({ kind, file }))
      this.#last = turn.catch(() => undefined)
      return await turn
    } catch (error) {
      throw error instanceof SpreadsheetProblem ? new ServiceError('invalid', error.message, { cause: error }) : error
    } finally {
      this.#waiting -= 1
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    clearTimeout(this.#idle)
    await this.#thread?.[Symbol.asyncDispose]()
    await this.#last
  }

  async #readNow(job: SpreadsheetJob): Promise<FoundAddress[]> {
    clearTimeout(this.#idle)
    if (!this.#thread?.isUsable) this.#thread = new SpreadsheetThread()
    const thread = this.#thread
    try {
      return await thread.read(job, this.#timeLimitMs)
    } finally {
      // Kept for the next file, and not for long: it holds memory.
      this.#idle = setTimeout(() => void thread[Symbol.asyncDispose](), IDLE_LIMIT_MS).unref()
    }
  }
}
