import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CompanyTheme, CompanyThemeUpdate } from '@umkreis/schemas'
import { useSetAtom } from 'jotai'
import { useApi } from '../../../services/api.ts'
import { applyLooksAtom } from '../../../services/looks.ts'
import { THEME_HISTORY_KEY } from './use-theme-history.ts'

const THEME_KEY = ['admin', 'theme']

/** The organisation's saved look. Asked for again whenever one comes back to the page: others may save too. */
export function useCompanyTheme() {
  const api = useApi()
  return useQuery({
    queryKey: THEME_KEY,
    queryFn: ({ signal }) => api.looks.theme(signal),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })
}

/** A saved look as it was known at a moment (epoch milliseconds). */
export type KnownTheme = { readonly theme: CompanyTheme; readonly at: number }

/**
 * Changes the organisation's look, or gives it the product's own back; the whole application wears it at once.
 *
 * @returns The look from now on, and the one that it replaced.
 */
export function useChangeTheme() {
  const api = useApi()
  const queryClient = useQueryClient()
  const applyLooks = useSetAtom(applyLooksAtom)
  return async (update: CompanyThemeUpdate | 'umkreis'): Promise<KnownTheme & { replaced: CompanyTheme }> => {
    // What is under way would answer with the look from before.
    await queryClient.cancelQueries({ queryKey: THEME_KEY })
    const change = update === 'umkreis' ? await api.looks.resetTheme() : await api.looks.saveTheme(update)
    const { replaced, ...theme } = change
    queryClient.setQueryData<CompanyTheme>(THEME_KEY, theme)
    void queryClient.invalidateQueries({ queryKey: THEME_HISTORY_KEY })
    await applyLooks({ theme })
    return { theme, replaced, at: queryClient.getQueryState(THEME_KEY)?.dataUpdatedAt ?? 0 }
  }
}
