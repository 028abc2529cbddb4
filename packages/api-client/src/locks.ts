/** Runs one piece of work at a time among all that share the lock. */
export type ExclusiveLock = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Creates a lock that holds across the tabs of one origin where the platform has Web Locks, and otherwise within this
 * process.
 *
 * @param name Shared by all who exclude each other.
 * @param locks Usually `navigator.locks`.
 */
export function createExclusiveLock(name: string, locks: LockManager | undefined): ExclusiveLock {
  if (locks) return (work) => locks.request(name, work) as ReturnType<typeof work>
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const run = last.then(work, work)
    last = run
    return run
  }
}
