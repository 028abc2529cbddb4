import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { historyAtom } from '../../../../services/history/history.ts'
import { logWarning } from '../../../../services/log.ts'

/** Has the search readied as soon as its field is there: the first letter is then found as fast as the others. */
export function usePreparedSearch(): void {
  const history = useAtomValue(historyAtom)
  useEffect(() => {
    history?.prepare().catch((error: unknown) => logWarning('The search could not be readied', error))
  }, [history])
}
