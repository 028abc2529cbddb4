import { useCallback, useEffect, useRef, useState } from 'react'
import { logWarning } from '../../../services/log.ts'
import { problemWords } from '../logic/problem-words.ts'

/** Something that takes a while, once at a time: whether it runs, and in words why it failed. */
export type Task<Args extends readonly unknown[]> = {
  readonly isBusy: boolean
  readonly problem: string | undefined
  /** @returns Whether it was done. A call while it runs does nothing: two clicks are one wish. */
  readonly run: (...args: Args) => Promise<boolean>
  readonly forget: () => void
}

/**
 * Runs a task for a button.
 *
 * @param work What is done. When it fails, it is logged and told in words.
 */
export function useTask<Args extends readonly unknown[]>(work: (...args: Args) => Promise<unknown>): Task<Args> {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  // Two clicks in one frame both see the state before the first of them.
  const isRunning = useRef(false)
  const newest = useRef(work)
  useEffect(() => {
    newest.current = work
  })
  const run = useCallback(async (...args: Args) => {
    if (isRunning.current) return false
    isRunning.current = true
    setBusy(true)
    setProblem(undefined)
    try {
      await newest.current(...args)
      return true
    } catch (error) {
      logWarning('Something about the devices did not work', error)
      setProblem(problemWords(error))
      return false
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }, [])
  return { isBusy, problem, run, forget: useCallback(() => setProblem(undefined), []) }
}
