import type { PushMessage } from './recipients.ts'

/** What a push service asks for beyond this is not waited for: by then somebody has looked themselves. */
const LONGEST_MS = 5 * 60_000
/** Messages that wait for another try; beyond, a busy push service has to do without. */
const MAX_WAITING = 5000

/** Messages that a push service was too busy for: each is tried a few times more, ever more rarely. */
export class PushRetries implements Disposable {
  private readonly delaysMs: readonly number[]
  private readonly again: (message: PushMessage, tries: number) => void
  private readonly timers = new Map<string, NodeJS.Timeout>()

  /**
   * @param delaysMs To the first, second … further try.
   * @param again Told when it is time; `tries` is how often it was tried.
   */
  constructor(delaysMs: readonly number[], again: (message: PushMessage, tries: number) => void) {
    this.delaysMs = delaysMs
    this.again = again
  }

  /**
   * Notes a message for another try.
   *
   * @param tries How often it was tried.
   * @param afterMs What the push service asked for.
   * @returns Whether there is one.
   */
  later(message: PushMessage, tries: number, afterMs = 0): boolean {
    const delayMs = this.delaysMs[tries - 1]
    if (delayMs === undefined || afterMs > LONGEST_MS || this.timers.size >= MAX_WAITING) return false
    const key = keyOf(message)
    this.forget(message)
    const timer = setTimeout(
      () => {
        this.timers.delete(key)
        this.again(message, tries)
      },
      Math.max(delayMs, afterMs),
    )
    this.timers.set(key, timer)
    return true
  }

  /** Forgets what waits for this browser about this group: a newer message tells the same. */
  forget(message: PushMessage): void {
    const key = keyOf(message)
    clearTimeout(this.timers.get(key))
    this.timers.delete(key)
  }

  [Symbol.dispose](): void {
    for (const timer of this.timers.values()) clearTimeout(timer)
    this.timers.clear()
  }
}

function keyOf({ payload, target }: PushMessage): string {
  return `${payload.groupId} ${target.endpoint}`
}
