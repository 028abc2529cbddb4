/** How much a queue takes. */
export interface PushQueueLimits {
  /** Entries that wait, of everybody and of one person. */
  waiting: number
  waitingOfOne: number
  /** Entries of one person that are worked on at a time. */
  atOnceOfOne: number
}

/**
 * What waits to be sent, person by person in turn: whoever subscribes an address that never answers, or very many of
 * them, keeps nobody waiting but themselves.
 */
export class PushQueue<T> {
  private readonly limits: PushQueueLimits
  private readonly waiting = new Map<string, T[]>()
  private readonly underWay = new Map<string, number>()
  private count = 0

  constructor(limits: PushQueueLimits) {
    this.limits = limits
  }

  /** How many wait. */
  get size(): number {
    return this.count
  }

  /** @returns Whether there was room. */
  add(userId: string, entry: T): boolean {
    const own = this.waiting.get(userId) ?? []
    if (this.count >= this.limits.waiting || own.length >= this.limits.waitingOfOne) return false
    own.push(entry)
    this.waiting.set(userId, own)
    this.count += 1
    return true
  }

  /**
   * Takes the next entry out and works on it.
   *
   * @returns Whether there was one: none of people of whom enough is worked on.
   */
  async work(act: (entry: T) => Promise<void>): Promise<boolean> {
    const next = this.take()
    if (!next) return false
    const { userId, entry } = next
    this.underWay.set(userId, (this.underWay.get(userId) ?? 0) + 1)
    try {
      await act(entry)
    } finally {
      const left = (this.underWay.get(userId) ?? 1) - 1
      if (left > 0) this.underWay.set(userId, left)
      else this.underWay.delete(userId)
    }
    return true
  }

  clear(): void {
    this.waiting.clear()
    this.count = 0
  }

  private take(): { userId: string; entry: T } | undefined {
    for (const [userId, own] of this.waiting) {
      if ((this.underWay.get(userId) ?? 0) >= this.limits.atOnceOfOne) continue
      const [entry, ...rest] = own
      // At the end again: the others come first.
      this.waiting.delete(userId)
      if (entry === undefined) continue
      if (rest.length > 0) this.waiting.set(userId, rest)
      this.count -= 1
      return { userId, entry }
    }
    return undefined
  }
}
