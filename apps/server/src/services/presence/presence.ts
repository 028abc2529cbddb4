/** Who has a live connection. The chat hub keeps it; others ask. */
export interface Presence extends AsyncDisposable {
  /** @returns Those of these people who are connected, to whichever process. */
  connectedOf(userIds: Iterable<string>): Promise<ReadonlySet<string>>
  /** A connection to this process began. */
  arrive(userId: string): void
  /** One ended. @returns Whether this was the person's last connection to this process. */
  leave(userId: string): boolean
}

/** Counts the connections of each person. */
export class ConnectionCounts {
  private readonly counts = new Map<string, number>()

  has(userId: string): boolean {
    return this.counts.has(userId)
  }

  userIds(): Iterable<string> {
    return this.counts.keys()
  }

  /** @returns Whether this is the person's first connection. */
  add(userId: string): boolean {
    const count = (this.counts.get(userId) ?? 0) + 1
    this.counts.set(userId, count)
    return count === 1
  }

  /** @returns Whether this was the person's last connection. */
  remove(userId: string): boolean {
    const left = (this.counts.get(userId) ?? 0) - 1
    if (left > 0) this.counts.set(userId, left)
    else this.counts.delete(userId)
    return left <= 0
  }
}

/** The presence of a process alone. */
export function createPresence(): Presence {
  const counts = new ConnectionCounts()
  return {
    connectedOf: async (userIds) => new Set([...userIds].filter((userId) => counts.has(userId))),
    arrive: (userId) => void counts.add(userId),
    leave: (userId) => counts.remove(userId),
    async [Symbol.asyncDispose]() {},
  }
}
