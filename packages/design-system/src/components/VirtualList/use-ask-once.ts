import { useEffect, useRef } from 'react'

/** Calls `ask` when `isNear` becomes true, and again only after the item at that end is another one. */
export function useAskOnce(isNear: boolean, edgeKey: string, ask: (() => void) | undefined): void {
  const asked = useRef<string>(undefined)
  useEffect(() => {
    if (!isNear || asked.current === edgeKey || !ask) return
    asked.current = edgeKey
    ask()
  }, [isNear, edgeKey, ask])
}
