import { useCallback, useSyncExternalStore } from 'react'
import type { Observed } from './observed.ts'

/** The value of something that changes, and each later one. */
export function useObserved<T>(observed: Observed<T>): T {
  const subscribe = useCallback((listener: () => void) => observed.subscribe(listener), [observed])
  return useSyncExternalStore(subscribe, () => observed.get())
}
