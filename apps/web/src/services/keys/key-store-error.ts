/**
 * What keeps a browser from storing secrets.
 * - `insecure`: the page came over an address without encryption, where browsers keep no keys.
 * - `unavailable`: storage is switched off, broken, or forgets everything, as in some private windows.
 * - `full`: the device or the browser's share of it has no room left.
 * - `cleared`: what was kept was deleted while the page was open, by the browser or by its owner.
 * - `outdated`: a newer version of the application, in another tab, has changed the store.
 */
export type KeyStoreProblem = 'insecure' | 'unavailable' | 'full' | 'cleared' | 'outdated'

/** Secrets that can't be kept or read. `damaged`: a single value is not what was stored. */
export class KeyStoreError extends Error {
  override name = 'KeyStoreError'

  constructor(
    readonly problem: KeyStoreProblem | 'damaged',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** What the browser means by refusing to store. */
export function keyStoreErrorOf(cause: unknown): KeyStoreError {
  if (cause instanceof KeyStoreError) return cause
  const problem = problemOf(cause instanceof DOMException ? cause.name : '')
  return new KeyStoreError(problem, `The browser refused its storage: ${problem}`, { cause })
}

function problemOf(name: string): KeyStoreProblem {
  if (name === 'QuotaExceededError') return 'full'
  if (name === 'VersionError') return 'outdated'
  return 'unavailable'
}
