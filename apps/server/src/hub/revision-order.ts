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
  // None that waits is lower: while one is missing, what is old is not looked for with each that comes.
  let bound = Infinity
  const forget = (delivered: number) => {
    bound = Infinity
    for (const revision of waiting.keys()) {
      if (revision <= delivered) waiting.delete(revision)
      else bound = Math.min(bound, revision)
    }
  }
  return {
    add(revision, item) {
      waiting.set(revision, item)
      bound = Math.min(bound, revision)
    },
    take(delivered) {
      const next = delivered + 1
      const item = waiting.get(next)
      if (item !== undefined) {
        waiting.delete(next)
        if (bound === next) bound = next + 1
      } else if (bound <= delivered) forget(delivered)
      return item
    },
    forget,
    lowest: () => (waiting.size === 0 ? undefined : Math.min(...waiting.keys())),
    get size() {
      return waiting.size
    },
  }
}
