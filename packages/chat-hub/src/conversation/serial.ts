/** Runs tasks one after the other, in the order of their calls; a failed one does not stop the next. */
export type Serial = <T>(task: () => Promise<T>) => Promise<T>

/** A new queue. */
export function createSerial(): Serial {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const run = last.then(task, task)
    last = run.catch(() => undefined)
    return run
  }
}

/** Runs `work` on every item, at most `width` at a time; the results stand in the order of the items. */
export async function mapLimited<T, R>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  let next = 0
  async function lane(): Promise<void> {
    while (next < items.length) {
      const index = next++
      const item = items[index] as T
      results[index] = await work(item)
    }
  }
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, lane))
  return results
}
