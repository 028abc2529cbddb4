import { useEffect, useState } from 'react'

/** Nothing that takes less is shown as waiting (DESIGN.md section 1). */
export const PATIENCE_MS = 300

/** Turns true once something has been waited for longer than that, and false as soon as the waiting ends. */
export function usePatience(isWaiting: boolean): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setIsLong(true), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [isWaiting])
  return isWaiting && isLong
}
