/**
 * Runs something once there is nothing else to do.
 *
 * @returns How to call it off.
 */
export function whenIdle(run: () => void): () => void {
  // Safari has no word for idle: a moment after the first paint comes near it.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, 2000)
    return () => clearTimeout(timer)
  }
  const request = globalThis.requestIdleCallback(run, { timeout: 5000 })
  return () => globalThis.cancelIdleCallback(request)
}
