import type { UserId } from '@umkreis/schemas'
import * as v from 'valibot'
import { MEMBER_MEMORY_PREFIX } from '../../../services/member-memory.ts'

/** How many searches are remembered. */
export const RECENT_SEARCHES_MAX = 5

/** As much of `localStorage` as is needed. */
export type RecentSearchesStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const listSchema = v.array(v.string())

/** The key below which a person's recent searches are kept; they are forgotten at sign-out. */
export const RECENT_SEARCHES_PREFIX = `${MEMBER_MEMORY_PREFIX}recentSearches.`

/** A person's recent searches on this device, newest first. What can't be read counts as none. */
export function loadRecentSearches(storage: RecentSearchesStorage, userId: UserId): string[] {
  const stored = storage.getItem(`${RECENT_SEARCHES_PREFIX}${userId}`)
  if (stored === null) return []
  try {
    const parsed = v.safeParse(listSchema, JSON.parse(stored))
    return parsed.success ? parsed.output.slice(0, RECENT_SEARCHES_MAX) : []
  } catch {
    return []
  }
}

/** Remembers a search as the newest. One that differs in nothing but case and spaces is moved up, not repeated. */
export function rememberSearch(storage: RecentSearchesStorage, userId: UserId, text: string): void {
  const wanted = text.trim().replaceAll(/\s+/g, ' ')
  if (wanted === '') return
  const others = loadRecentSearches(storage, userId).filter((one) => one.toLowerCase() !== wanted.toLowerCase())
  try {
    const kept = [wanted, ...others].slice(0, RECENT_SEARCHES_MAX)
    storage.setItem(`${RECENT_SEARCHES_PREFIX}${userId}`, JSON.stringify(kept))
  } catch {
    // A full or forbidden storage may cost the memory of a search, never the search.
  }
}

/** Forgets a person's recent searches when they ask for it. */
export function forgetSearches(storage: RecentSearchesStorage, userId: UserId): void {
  storage.removeItem(`${RECENT_SEARCHES_PREFIX}${userId}`)
}
