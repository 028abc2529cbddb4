/** A promise that is settled from outside. That nobody waits for it is no error. */
export interface Deferred<T> {
  readonly promise: Promise<T>
  resolve(value: T): void
  reject(error: unknown): void
}

/** An open promise. */
export function createDeferred<T>(): Deferred<T> {
  const deferred = Promise.withResolvers<T>()
  deferred.promise.catch(() => undefined)
  return deferred
}
