import { showToast } from '@umkreis/design-system'
import { useCallback } from 'react'
import { logError } from '../../../services/log.ts'
import { copy } from '../copy.ts'
import { problemDetail } from '../logic/problem-detail.ts'

/** Tells what could not be done, with the server's reason and a way to try again. Logged as well. */
export function useProblemToast(): (what: string, error: unknown, retry?: () => void) => void {
  return useCallback((what, error, retry) => {
    logError(what, error)
    showToast({
      tone: 'danger',
      message: `${what}. ${problemDetail(error)}`,
      ...(retry ? { action: { label: copy.retry, onPress: retry } } : {}),
    })
  }, [])
}
