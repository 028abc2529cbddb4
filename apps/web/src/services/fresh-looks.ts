import { atom } from 'jotai'
import { apiAtom } from './api.ts'
import { loadLooksAtom } from './looks.ts'

/** How long looks count as fresh, in milliseconds: whoever switches back and forth asks once. */
export const LOOKS_FRESH_MS = 30_000

/**
 * Asks for the organisation's looks again whenever a member comes back to the page, so that everybody wears a new look
 * without a reload. Ends with the call it returns.
 */
export const keepLooksFreshAtom = atom(null, (get, set, now: () => number = Date.now) => {
  let askedAt = now()
  const onReturn = () => {
    if (document.visibilityState !== 'visible' || now() - askedAt < LOOKS_FRESH_MS) return
    if (!get(apiAtom).session.store.load()) return
    askedAt = now()
    void set(loadLooksAtom)
  }
  document.addEventListener('visibilitychange', onReturn)
  window.addEventListener('focus', onReturn)
  return () => {
    document.removeEventListener('visibilitychange', onReturn)
    window.removeEventListener('focus', onReturn)
  }
})
