import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useRef, useState } from 'react'
import { historyAtom, type HistoryFindings, type HistoryQuery } from '../../../../services/history/history.ts'
import { logError } from '../../../../services/log.ts'

/** What a search came to, and what was asked. Former findings stay until there are others. */
export type SearchOutcome =
  | { readonly kind: 'searching' }
  | ({ readonly kind: 'found'; readonly query: HistoryQuery } & HistoryFindings)
  | { readonly kind: 'failed' }

/** While the past comes in, what is shown is looked up anew at most this often. */
const REFRESH_MS = 700

/**
 * Searches the member's history, anew with each change of what is asked and of what is archived. One search is under way at
 * a time: who types faster than this device searches is answered what they typed last.
 *
 * @param query The same object for the same question; null asks nothing.
 */
export function useHistorySearch(query: HistoryQuery | null): { outcome: SearchOutcome; retry: () => void } {
  const history = useAtomValue(historyAtom)
  const [outcome, setOutcome] = useState<SearchOutcome>({ kind: 'searching' })
  const searchNow = useRef<() => void>(() => undefined)
  const isUnderWay = useRef(false)
  const next = useRef<() => void>(undefined)

  useEffect(() => {
    if (!history || !query) return
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const search = async () => {
      if (isOver) return
      if (isUnderWay.current) {
        next.current = () => void search()
        return
      }
      isUnderWay.current = true
      try {
        const found = await history.search(query)
        if (!isOver) setOutcome({ kind: 'found', query, ...found })
      } catch (error) {
        logError('The history could not be searched', error)
        if (!isOver) setOutcome({ kind: 'failed' })
      }
      isUnderWay.current = false
      const then = next.current
      next.current = undefined
      then?.()
    }
    searchNow.current = () => void search()
    searchNow.current()
    const stop = history.onChange(() => {
      timer ??= setTimeout(() => {
        timer = undefined
        void search()
      }, REFRESH_MS)
    })
    return () => {
      isOver = true
      clearTimeout(timer)
      stop()
    }
  }, [history, query])

  return { outcome, retry: useCallback(() => searchNow.current(), []) }
}
