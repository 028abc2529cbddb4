import type { HubMethodName } from '@umkreis/schemas'
import { RECONNECT_DELAY_MS } from '../protocol/index.ts'
import { createAnswerTime } from './answer-time.ts'
import type { Clock } from './clock.ts'
import { HubAnswerError, HubClosedError, type HubCallError } from './errors.ts'
import type { ResendableMethodName } from './hub-client.ts'
import type { CallOutcome } from './pending-calls.ts'

/** Puts a call on the wire, or answers false if there is no connection; the outcome is reported later. */
export type TryCall = (
  method: HubMethodName,
  args: readonly unknown[],
  settle: (outcome: CallOutcome) => void,
) => boolean

/** Sends that wait for their acknowledgement, over as many connections as that takes. */
export interface Outbox {
  /** Sends now, or as soon as there is a connection. */
  add(method: ResendableMethodName, args: readonly unknown[]): Promise<unknown>
  /** Sends everything that is not on its way, oldest first. To be called once a connection is ready. */
  flush(): void
  /** Rejects everything with `HubClosedError`. */
  rejectAll(): void
}

/** The longest pause from one try to the next on an open connection, in units of the first patience. */
const LONGEST_PAUSE = 4

interface PendingSend {
  method: ResendableMethodName
  args: readonly unknown[]
  isOnItsWay: boolean
  cancelRepeat: () => void
  resolve: (result: unknown) => void
  reject: (error: HubCallError | HubAnswerError | HubClosedError) => void
}

/**
 * Creates an empty outbox (rules PS1 to PS5).
 *
 * @param repeatAfterMs How long a send may go unanswered on an open connection, as long as nothing is known of the answers.
 */
export function createOutbox(tryCall: TryCall, clock: Clock, repeatAfterMs: number): Outbox {
  const sends = new Set<PendingSend>()
  const answerTime = createAnswerTime(repeatAfterMs)

  function attempt(send: PendingSend): void {
    if (send.isOnItsWay || !sends.has(send)) return
    send.isOnItsWay = true
    put(send, answerTime.patienceMs(), clock.nowMs())
  }

  /** @param onlySinceMs When it was sent, if this is the only time: then its answer tells how long one takes. */
  function put(send: PendingSend, nextAfterMs: number, onlySinceMs?: number): void {
    let sinceMs = onlySinceMs
    const isTried = tryCall(send.method, send.args, (outcome) => {
      if (!sends.has(send)) return
      send.isOnItsWay = false
      send.cancelRepeat()
      if (outcome.kind === 'answered') {
        if (sinceMs !== undefined) answerTime.note(clock.nowMs() - sinceMs)
        sends.delete(send)
        send.resolve(outcome.result)
        return
      }
      const { error } = outcome
      // The next connection's flush takes it up again.
      if (error instanceof HubClosedError) return
      if (error.shouldRetry()) {
        clock.schedule(() => attempt(send), RECONNECT_DELAY_MS)
        return
      }
      sends.delete(send)
      send.reject(error as HubCallError | HubAnswerError)
    })
    if (!isTried) {
      send.isOnItsWay = false
      return
    }
    // Whichever is answered first counts: the answer to this one may only be late. A slow server is given more and more time.
    const afterThatMs = Math.min(2 * nextAfterMs, LONGEST_PAUSE * repeatAfterMs)
    send.cancelRepeat = clock.schedule(() => {
      if (isOvertaken(send)) return
      sinceMs = undefined
      put(send, afterThatMs)
    }, nextAfterMs)
  }

  /** Of two edits of a message the older must not come last: what was sent before another waits for the next connection. */
  function isOvertaken(send: PendingSend): boolean {
    // Of a change that is the message's id; of a message, an object that no other has.
    return [...sends].findLast(({ args }) => args[0] === send.args[0]) !== send
  }

  return {
    add(method, args) {
      return new Promise((resolve, reject) => {
        const send: PendingSend = { method, args, isOnItsWay: false, cancelRepeat: () => undefined, resolve, reject }
        sends.add(send)
        attempt(send)
      })
    },
    flush() {
      for (const send of sends) attempt(send)
    },
    rejectAll() {
      const rejected = [...sends]
      sends.clear()
      for (const send of rejected) {
        send.cancelRepeat()
        send.reject(new HubClosedError(send.method))
      }
    },
  }
}
