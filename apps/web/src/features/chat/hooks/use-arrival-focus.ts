import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'

/** Puts the cursor where one writes, for somebody who came to write: who started a group types on at once. */
export function useArrivalFocus(field: RefObject<HTMLTextAreaElement | null>): void {
  const { state } = useLocation()
  const isToWrite = typeof state === 'object' && state !== null && 'write' in state
  useEffect(() => {
    if (!isToWrite) return undefined
    // After the frame in which the page itself takes the focus to be announced.
    const frame = requestAnimationFrame(() => field.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [isToWrite, field])
}
