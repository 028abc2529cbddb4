import { MEMBER_MEMORY_PREFIX } from './member-memory.ts'
import { parseReturnTo, paths } from '../shared/paths.ts'

const KEY = `${MEMBER_MEMORY_PREFIX}scanned`
// Whoever signs up does so soon; a code of last week says nothing any more.
const KEPT_MS = 24 * 60 * 60 * 1000

/**
 * Keeps on this device whose code led a stranger to the sign-in page: they may join by an invitation in another tab, or by
 * founding an organisation. Never throws.
 *
 * @param returnTo Untrusted: where they wanted to be. Anything but a comparison is passed over.
 */
export function keepScan(storage: Pick<Storage, 'setItem'>, returnTo: string | null, now = Date.now()): void {
  const path = parseReturnTo(returnTo)
  if (!path?.startsWith(`${paths.matchingPeople()}?`)) return
  const userId = new URLSearchParams(path.slice(path.indexOf('?'))).get('userId')
  if (!userId) return
  try {
    storage.setItem(KEY, JSON.stringify({ userId, until: now + KEPT_MS }))
  } catch {
    // A full or forbidden storage: the address of this tab still holds it.
  }
}

/** The address of the comparison that was kept, once; undefined where there is none, or it is too old. Never throws. */
export function takeScan(storage: Pick<Storage, 'getItem' | 'removeItem'>, now = Date.now()): string | undefined {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? 'null') as { userId?: unknown; until?: unknown } | null
    storage.removeItem(KEY)
    const { userId, until } = kept ?? {}
    if (typeof userId !== 'string' || typeof until !== 'number' || now >= until) return undefined
    return paths.matchingPeople({ userId })
  } catch {
    return undefined
  }
}
