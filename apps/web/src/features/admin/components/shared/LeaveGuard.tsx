import { AlertDialog } from '@umkreis/design-system'
import { useSetAtom } from 'jotai'
import { useEffect, useState, type ReactNode } from 'react'
import { useBlocker } from 'react-router'
import { guardLeavingAtom } from '../../../../services/leaving.ts'

/** What is asked before one leaves. */
export type LeaveWords = {
  readonly leaveTitle: string
  readonly leaveMessage: string
  readonly leave: string
  readonly stay: string
}

/** Asks before one leaves what is not saved: inside the application in words, at its edge by the browser's own question. */
export function LeaveGuard({ isNeeded, words }: { isNeeded: boolean; words: LeaveWords }): ReactNode {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isNeeded && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isNeeded) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isNeeded])
  const guardLeaving = useSetAtom(guardLeavingAtom)
  const [leaving, setLeaving] = useState<{ readonly proceed: () => void }>()
  useEffect(() => {
    if (!isNeeded) return
    return guardLeaving((proceed) => setLeaving({ proceed }))
  }, [isNeeded, guardLeaving])
  return (
    <AlertDialog
      open={blocker.state === 'blocked' || leaving !== undefined}
      title={words.leaveTitle}
      message={words.leaveMessage}
      confirmLabel={words.leave}
      cancelLabel={words.stay}
      danger
      onConfirm={() => {
        blocker.proceed?.()
        leaving?.proceed()
        setLeaving(undefined)
      }}
      onCancel={() => {
        blocker.reset?.()
        setLeaving(undefined)
      }}
    />
  )
}
