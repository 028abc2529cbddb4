import { BusyError } from '../errors/unavailable.ts'

/** Lets so many in at a time, in the order in which they came; who waits too long is turned away. */
export class Turns {
  private free: number
  private readonly patienceMs: number
  private readonly waiting = new Set<() => void>()

  /** @param count How many at a time. */
  constructor(count: number, patienceMs: number) {
    this.free = count
    this.patienceMs = patienceMs
  }

  /**
   * @returns Gives the turn back.
   * @throws {BusyError}
   */
  async take(): Promise<() => void> {
    if (this.free > 0) this.free -= 1
    else await this.wait()
    return () => this.giveBack()
  }

  private wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        this.waiting.delete(enter)
        reject(new BusyError())
      }, this.patienceMs)
      this.waiting.add(enter)
    })
  }

  private giveBack(): void {
    const [next] = this.waiting
    if (!next) {
      this.free += 1
      return
    }
    this.waiting.delete(next)
    next()
  }
}
