import { useEffect, useState } from 'react'

/** Follows a value once it has not changed for so long: what is typed, when the hand rests for a moment. */
export function useSettled<T>(value: T, afterMs: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs)
    return () => clearTimeout(timer)
  }, [afterMs, value])
  return settled
}
