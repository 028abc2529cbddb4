/** Puts what arrives in any order into the order of its revisions. */
export interface RevisionOrder<T> {
  /** Takes one that arrived. */
  add(revision: number, item: T): void
  /** Hands out the one that follows `delivered`, and forgets everything up to there; undefined while it is missing. */
  take(delivered: number): T | undefined
  /** Forgets everything up to and with a revision. */
  forget(delivered: number): void
  /** The lowest revision that waits; undefined when none does. */
  lowest(): number | undefined
  /** How many wait. */
  readonly size: number
}

/** Creates an empty order. */
export function createRevisionOrder<T>(): RevisionOrder<T> {
  const waiting = new Map<number, T>()
  const forget = (delivered: number) => {
    for (const revision of waiting.keys()) if (revision <= delivered) waiting.delete(revision)
  }
  return {
    add: (revision, item) => void waiting.set(revision, item),
    take(delivered) {
      const item = waiting.get(delivered + 1)
      waiting.delete(delivered + 1)
      if (item === undefined && waiting.size > 0) forget(delivered)
      return item
    },
    forget,
    lowest: () => (waiting.size === 0 ? undefined : Math.min(...waiting.keys())),
    get size() {
      return waiting.size
    },
  }
}
