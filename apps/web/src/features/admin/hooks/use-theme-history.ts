import { useQuery } from '@tanstack/react-query'
import { createThemeHistory } from '@umkreis/api-client/admin'
import { useMemo } from 'react'
import { useApi } from '../../../services/api.ts'

/** The place of the saved looks in the cache. */
export const THEME_HISTORY_KEY = ['admin', 'theme-history']

/** The looks that the organisation has saved, the newest first. */
export function useThemeHistory() {
  const api = useApi()
  const history = useMemo(() => createThemeHistory(api), [api])
  return useQuery({ queryKey: THEME_HISTORY_KEY, queryFn: ({ signal }) => history.list(signal), staleTime: 0 })
}
