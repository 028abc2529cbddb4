import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** The width of an element in pixels, as it is now: charts are drawn in real pixels, so that their words keep their size. */
export function useWidth<E extends HTMLElement>(first: number): [RefObject<E | null>, number] {
  const element = useRef<E>(null)
  const [width, setWidth] = useState(first)
  useLayoutEffect(() => {
    const box = element.current
    if (!box) return
    const measure = () => setWidth(box.clientWidth || first)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [first])
  return [element, width]
}
