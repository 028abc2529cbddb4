import { ApiNetworkError, UserDataError } from '@umkreis/api-client'
import { useSetAtom } from 'jotai'
import { useEffect, type ReactNode } from 'react'
import { reach } from '../../services/reach.ts'
import { startSessionAtom } from '../../services/session.ts'
import { formatTitle } from '../frame/format-title.ts'
import { Unreachable } from './Unreachable.tsx'

/** Somebody is signed in, but their data did not come. */
export function UnreachableScreen({ error }: { error: unknown }): ReactNode {
  const start = useSetAtom(startSessionAtom)
  const isOffline = error instanceof UserDataError && error.cause instanceof ApiNetworkError
  const title = isOffline ? 'Umkreis can’t be reached' : 'Your data did not come'
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
      text={
        isOffline
          ? 'Check your connection; it is tried again and again. You stay signed in.'
          : 'The server has a problem. You stay signed in; please try again in a moment.'
      }
      onRetry={() => void start()}
    />
  )
}
