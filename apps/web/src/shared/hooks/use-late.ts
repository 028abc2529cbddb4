import { useEffect, useState } from 'react'

/** Whether something has been waited for longer than a moment: what is quick needs no sign of waiting. */
export function useLate(isWaiting: boolean, afterMs = 300): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLate(true), afterMs)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isWaiting, afterMs])
  return isWaiting && isLate
}
