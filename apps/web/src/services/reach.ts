import { useSyncExternalStore } from 'react'
import { createCell, type Observed } from './conversation/observed.ts'

/** From one unanswered question to the next, in ms. */
const AGAIN_MS = 2000
/** A server that is there answers this in a moment, also on a poor network. */
const PATIENCE_MS = 8000

/** Whether the server answers. */
export interface Reach {
  /** True until a check fails; from then on the server is asked again and again until it answers. */
  readonly isReached: Observed<boolean>
  /** Asks the server, once for all who want to know at the same time. Never rejects. */
  check(): Promise<boolean>
}

/**
 * Creates the watch over the server.
 *
 * @param ask Whether it answers now; must not reject.
 */
export function createReach(ask: () => Promise<boolean>): Reach {
  const isReached = createCell(true)
  let asking: Promise<boolean> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const askOnce = async () => {
    clearTimeout(timer)
    const answer = await ask()
    asking = undefined
    if (!answer) timer = setTimeout(() => void check(), AGAIN_MS)
    isReached.set(answer)
    return answer
  }
  const check = () => (asking ??= askOnce())
  return { isReached, check }
}

/** The watch over the server that this page came from. */
export const reach: Reach = createReach(askServer)

/** {@link Reach.isReached}, inside a component. */
export function useIsReached(): boolean {
  return useSyncExternalStore(reach.isReached.subscribe, reach.isReached.get)
}

async function askServer(): Promise<boolean> {
  try {
    const answer = await fetch('/readyz', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) })
    return answer.ok
  } catch {
    return false
  }
}
