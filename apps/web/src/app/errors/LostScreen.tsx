import { useEffect, type ReactNode } from 'react'
import { reach, useIsReached } from '../../services/reach.ts'
import { useIsFramed } from '../frame/in-frame.ts'
import { Unreachable } from './Unreachable.tsx'

/** Stands where a screen's code could not be loaded because the server is away, and brings the screen once it is back. */
export function LostScreen(): ReactNode {
  const isFramed = useIsFramed()
  const isReached = useIsReached()
  useEffect(() => {
    // Browsers remember that a module failed: only a new page asks for it again. The address holds what was asked.
    if (isReached) window.location.reload()
  }, [isReached])
  return <Unreachable isFramed={isFramed} onRetry={() => void reach.check()} />
}
