import { showToast } from '@umkreis/design-system'
import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { logError } from '../../../../services/log.ts'
import { listNames } from '../../logic/group-title.ts'
import { type ForwardedMessage, forwardAtom } from '../../state/forward.ts'
import { forwardCopy } from './copy.ts'
import type { ShownTarget } from './use-forward-targets.ts'

/**
 * Hands a message over, and says how that went. Leaving before stops what has not begun.
 *
 * @param onDone Told once it was handed over to everybody.
 */
export function useForwarding(
  message: ForwardedMessage,
  onDone: () => void,
): {
  readonly isSending: boolean
  readonly problem: string | null
  readonly send: (targets: readonly ShownTarget[]) => Promise<void>
} {
  const forward = useSetAtom(forwardAtom)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const leaving = useRef(new AbortController())
  useEffect(() => {
    leaving.current = new AbortController()
    return () => leaving.current.abort()
  }, [])

  const send = async (targets: readonly ShownTarget[]) => {
    const { signal } = leaving.current
    setSending(true)
    setProblem(null)
    try {
      const failed = await forward(
        message,
        targets.map(({ target }) => target),
        signal,
      )
      const isFailed = (one: ShownTarget) => failed.includes(one.target)
      const done = targets.length - failed.length
      if (done > 0) showToast({ message: forwardCopy.sent(done) })
      if (failed.length > 0)
        setProblem(forwardCopy.partly(listNames(targets.filter(isFailed).map(({ title }) => title))))
      else onDone()
    } catch (error) {
      if (signal.aborted) return
      logError('A message could not be forwarded', error)
      setProblem(forwardCopy.failed)
    } finally {
      setSending(false)
    }
  }
  return { isSending, problem, send }
}
