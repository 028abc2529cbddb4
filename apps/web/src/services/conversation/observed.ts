/** A value that changes. `subscribe` calls back after each change and answers how to end that. */
export interface Observed<T> {
  get(): T
  subscribe(listener: () => void): () => void
}

/** A value that its owner changes. Setting an equal value tells nobody. */
export interface Cell<T> extends Observed<T> {
  set(value: T): void
}

/**
 * Creates a value to be watched.
 *
 * @param isEqual Which values need not be told apart.
 */
export function createCell<T>(initial: T, isEqual: (one: T, other: T) => boolean = Object.is): Cell<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      if (isEqual(value, next)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
