import { hubErrorCodeSchema, hubMethodResults, type HubMethodName } from '@umkreis/schemas'
import * as v from 'valibot'
import { parseErrorText, type CompletionMessage } from '../protocol/index.ts'
import type { Clock } from './clock.ts'
import { HubAnswerError, HubCallError, HubClosedError, HubTimeoutError } from './errors.ts'

/** How one try of a call ended. */
export type CallOutcome =
  | { kind: 'answered'; result: unknown }
  | { kind: 'failed'; error: HubCallError | HubAnswerError | HubClosedError | HubTimeoutError }

/** The calls of one connection that wait for their completion. */
export interface PendingCalls {
  /**
   * Registers a call and returns the id under which it is to be sent. `settle` runs exactly once.
   *
   * @param timeoutMs Undefined: it may take as long as its connection lasts.
   */
  add(method: HubMethodName, timeoutMs: number | undefined, settle: (outcome: CallOutcome) => void): string
  /** Settles the call that a completion belongs to. One that nobody waits for any more is passed over. */
  complete(completion: CompletionMessage): void
  /** Settles everything with `HubClosedError`. */
  closeAll(): void
}

interface PendingCall {
  method: HubMethodName
  cancelTimeout: () => void
  settle: (outcome: CallOutcome) => void
}

/** Creates an empty register. Ids count up over all connections, so that a late answer never meets another call. */
export function createPendingCalls(clock: Clock): PendingCalls {
  const calls = new Map<string, PendingCall>()
  let lastId = 0

  function settle(id: string, outcomeOf: (call: PendingCall) => CallOutcome): void {
    const call = calls.get(id)
    if (call === undefined) return
    calls.delete(id)
    call.cancelTimeout()
    call.settle(outcomeOf(call))
  }

  function limit(id: string, method: HubMethodName, timeoutMs: number | undefined): () => void {
    if (timeoutMs === undefined) return () => undefined
    const timeOut = () => settle(id, () => ({ kind: 'failed', error: new HubTimeoutError(method, timeoutMs) }))
    return clock.schedule(timeOut, timeoutMs)
  }

  return {
    add(method, timeoutMs, whenSettled) {
      lastId += 1
      const id = String(lastId)
      calls.set(id, { method, cancelTimeout: limit(id, method, timeoutMs), settle: whenSettled })
      return id
    },
    complete(completion) {
      settle(completion.invocationId, ({ method }) => outcomeOf(method, completion))
    },
    closeAll() {
      for (const id of calls.keys()) {
        settle(id, ({ method }) => ({ kind: 'failed', error: new HubClosedError(method) }))
      }
    },
  }
}

function outcomeOf(method: HubMethodName, completion: CompletionMessage): CallOutcome {
  if ('error' in completion) {
    const { code, detail } = parseErrorText(completion.error)
    const known = v.safeParse(hubErrorCodeSchema, code)
    return { kind: 'failed', error: new HubCallError(method, known.success ? known.output : 'Unknown', detail) }
  }
  const result = v.safeParse(hubMethodResults[method], completion.result)
  if (result.success) return { kind: 'answered', result: result.output }
  return { kind: 'failed', error: new HubAnswerError(method, { cause: new v.ValiError(result.issues) }) }
}
