import { type RefObject, useLayoutEffect, useRef } from 'react'

/** A value as it was last drawn, for work that goes on over several drawings. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  }, [value])
  return latest
}
