import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type { ColleagueSearch } from '../shared/profile/use-colleagues.ts'
import { useApi } from './api.ts'
import { currentUserAtom } from './session.ts'

/** Finds colleagues of the member over the session's client, by what they are suggested for: names and more. */
export function useColleagueSearch(): ColleagueSearch {
  const api = useApi()
  const { userId } = useAtomValue(currentUserAtom)
  return useMemo(
    () => ({
      self: userId,
      find: async (typed, signal) =>
        typed === '' ? api.users.page(1, signal) : (await api.users.suggestions(typed, signal)).people,
    }),
    [api, userId],
  )
}
