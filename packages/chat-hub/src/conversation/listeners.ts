import type { Unsubscribe } from '../connection/hub-client.ts'

/** Who wants to hear of something. A listener that throws does not keep the others from hearing. */
export interface Listeners<A extends readonly unknown[]> {
  add(listener: (...args: A) => void): Unsubscribe
  tell(...args: A): void
}

/** An empty list. */
export function createListeners<A extends readonly unknown[]>(onError: (error: unknown) => void): Listeners<A> {
  const listeners = new Set<(...args: A) => void>()
  return {
    add(listener) {
      // A wrapper of its own, so that the same function may be added twice and removed once.
      const entry = (...args: A) => listener(...args)
      listeners.add(entry)
      return () => void listeners.delete(entry)
    },
    tell(...args) {
      for (const listener of listeners) {
        try {
          listener(...args)
        } catch (error) {
          onError(error)
        }
      }
    },
  }
}
