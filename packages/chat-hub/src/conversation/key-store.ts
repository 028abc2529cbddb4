/**
 * Where this device keeps its secrets and what it has seen. In a browser: IndexedDB under a non-extractable key. Names are short texts; one store
 * belongs to one signed-in person.
 */
export interface KeyStore {
  /** What was put under this name last, as a copy; `undefined` when there is nothing. */
  get(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Resolves once the value outlives a crash. */
  put(name: string, value: Uint8Array<ArrayBuffer>): Promise<void>
  /** Deleting what is not there changes nothing. */
  delete(name: string): Promise<void>
  /** Runs `task` while nobody else, in another tab either, runs one under the same name. */
  lock<T>(name: string, task: () => Promise<T>): Promise<T>
}
