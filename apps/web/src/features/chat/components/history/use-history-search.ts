import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useRef, useState } from 'react'
import { historyAtom, type HistoryFindings, type HistoryQuery } from '../../../../services/history/history.ts'
import { logError } from '../../../../services/log.ts'

/** What a search came to. Former findings stay until there are others. */
export type SearchOutcome =
  | { readonly kind: 'searching' }
  | ({ readonly kind: 'found' } & HistoryFindings)
  | { readonly kind: 'failed' }

/** While the past comes in, what is shown is looked up anew at most this often. */
const REFRESH_MS = 700

/**
 * Searches the member's history, anew with each change of what is asked and of what is archived.
 *
 * @param query The same object for the same question; null asks nothing.
 */
export function useHistorySearch(query: HistoryQuery | null): { outcome: SearchOutcome; retry: () => void } {
  const history = useAtomValue(historyAtom)
  const [outcome, setOutcome] = useState<SearchOutcome>({ kind: 'searching' })
  const searchNow = useRef<() => void>(() => undefined)

  useEffect(() => {
    if (!history || !query) return
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const search = async () => {
      timer = undefined
      try {
        const found = await history.search(query)
        if (!isOver) setOutcome({ kind: 'found', ...found })
      } catch (error) {
        logError('The history could not be searched', error)
        if (!isOver) setOutcome({ kind: 'failed' })
      }
    }
    searchNow.current = () => void search()
    searchNow.current()
    const stop = history.onChange(() => {
      timer ??= setTimeout(() => void search(), REFRESH_MS)
    })
    return () => {
      isOver = true
      clearTimeout(timer)
      stop()
    }
  }, [history, query])

  return { outcome, retry: useCallback(() => searchNow.current(), []) }
}
