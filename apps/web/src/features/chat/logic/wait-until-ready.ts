import type { Observed } from '../../../services/conversation/observed.ts'
import type { Readiness } from '../../../services/conversation/readiness.ts'

/** How long keys may be on their way: those of a new conversation are made in much less. */
const WAIT_MS = 15_000

/**
 * Waits until a conversation can be sealed.
 *
 * @throws {Error} If somebody has to decide something there first, or the keys don't come in time.
 */
export async function waitUntilReady(readiness: Observed<Readiness>, waitMs = WAIT_MS): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const look = () => {
    const found = readiness.get()
    if (found.kind === 'ready') resolve()
    else if (found.kind !== 'preparing') reject(new Error(`The conversation can't be written to: ${found.kind}`))
  }
  const stop = readiness.subscribe(look)
  const timer = setTimeout(() => reject(new Error('The keys of the conversation did not come in time')), waitMs)
  look()
  try {
    await promise
  } finally {
    clearTimeout(timer)
    stop()
  }
}
