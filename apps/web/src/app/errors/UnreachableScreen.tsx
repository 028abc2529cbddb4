import { ApiNetworkError, UserDataError } from '@umkreis/api-client'
import { useSetAtom } from 'jotai'
import { useEffect, type ReactNode } from 'react'
import { reach } from '../../services/reach.ts'
import { startSessionAtom } from '../../services/session.ts'
import { formatTitle } from '../frame/format-title.ts'
import { Unreachable } from './Unreachable.tsx'
import { copy } from './copy.ts'

/** Somebody is signed in, but their data did not come. */
export function UnreachableScreen({ error }: { error: unknown }): ReactNode {
  const start = useSetAtom(startSessionAtom)
  const isOffline = error instanceof UserDataError && error.cause instanceof ApiNetworkError
  const title = isOffline ? copy.unreachable : copy.noData
  useEffect(() => {
    document.title = formatTitle(title, 0)
  }, [title])
  useEffect(() => {
    if (!isOffline) return
    const stop = reach.isReached.subscribe(() => {
      if (reach.isReached.get()) void start()
    })
    void reach.check()
    return stop
  }, [isOffline, start])
  return (
    <Unreachable
      title={title}
      text={isOffline ? copy.checkConnection : copy.serverProblem}
      onRetry={() => void start()}
    />
  )
}
