/** Items handled before others get their turn: well below what keeps a screen from being drawn. */
const SLICE = 16

/**
 * Lets everything else that waits run: events, painting, timers. Promises alone do not: they go on before any of it.
 */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    // A timer would do, but browsers make repeated timers wait.
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}

/** Runs `work` on every item, a slice at a time, with a pause after each slice; the results stand in the order of the items. */
export async function mapInSlices<T, R>(items: readonly T[], work: (item: T) => R | Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (let start = 0; start < items.length; start += SLICE) {
    if (start > 0) await pause()
    results.push(...(await Promise.all(items.slice(start, start + SLICE).map((item) => work(item)))))
  }
  return results
}
