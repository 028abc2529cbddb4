import type { UserId } from '@umkreis/schemas'
import { useCallback, useState } from 'react'
import { forgetSearches, loadRecentSearches, rememberSearch } from '../logic/recent-searches.ts'

/** A member's recent searches on this device, newest first, and how to add to them and forget them. */
export function useRecentSearches(userId: UserId) {
  const [recent, setRecent] = useState(() => loadRecentSearches(window.localStorage, userId))
  const remember = useCallback(
    (text: string) => {
      rememberSearch(window.localStorage, userId, text)
      setRecent(loadRecentSearches(window.localStorage, userId))
    },
    [userId],
  )
  const forget = useCallback(() => {
    forgetSearches(window.localStorage, userId)
    setRecent([])
  }, [userId])
  return { recent, remember, forget }
}
