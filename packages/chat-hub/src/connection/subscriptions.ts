import { hubEvents, type HubEventArguments, type HubEventName } from '@umkreis/schemas'
import * as v from 'valibot'
import type { Unsubscribe } from './hub-client.ts'

/** What became of an event that the server sent. `unknown`: no such event in this version, to be passed over. */
export type Delivery = { kind: 'delivered' } | { kind: 'unknown' } | { kind: 'invalid'; event: HubEventName }

/** Who listens to which event of one connection. */
export interface Subscriptions {
  add<E extends HubEventName>(event: E, handler: (...args: HubEventArguments<E>) => void): Unsubscribe
  /** Checks the arguments and hands them to everyone subscribed at this moment, in the order of subscription. */
  deliver(target: string, args: readonly unknown[]): Delivery
  /** Forgets everyone. */
  clear(): void
}

type AnyHandler = (...args: unknown[]) => void

/**
 * Creates an empty set of subscriptions.
 *
 * @param onHandlerError Told what a handler threw; the handlers after it still run.
 */
export function createSubscriptions(onHandlerError: (error: unknown) => void): Subscriptions {
  const handlers = new Map<string, Set<{ run: AnyHandler }>>()

  return {
    add(event, handler) {
      // A holder of its own, so that the same function may be subscribed twice and each time ends by itself.
      const entry = { run: handler as AnyHandler }
      const entries = handlers.get(event) ?? new Set()
      handlers.set(event, entries.add(entry))
      return () => void entries.delete(entry)
    },
    deliver(target, args) {
      if (!Object.hasOwn(hubEvents, target)) return { kind: 'unknown' }
      const event = target as HubEventName
      const checked = v.safeParse(hubEvents[event] as v.GenericSchema<unknown, unknown[]>, args)
      if (!checked.success) return { kind: 'invalid', event }
      const entries = [...(handlers.get(event) ?? [])]
      for (const { run } of entries) {
        try {
          run(...checked.output)
        } catch (error) {
          onHandlerError(error)
        }
      }
      return { kind: 'delivered' }
    },
    clear() {
      for (const entries of handlers.values()) entries.clear()
      handlers.clear()
    },
  }
}
