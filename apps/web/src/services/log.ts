/* oxlint-disable no-console -- the one door to the console */

/** Logs what went wrong, for whoever looks into it. People see a toast or a message of their own. */
export function logError(what: string, error?: unknown): void {
  console.error(what, error)
}

/** Logs what is worth knowing and harms nobody. */
export function logWarning(what: string, error?: unknown): void {
  console.warn(what, error)
}
