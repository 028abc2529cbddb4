import { useEffect, useRef, type RefObject } from 'react'

/**
 * Calls back when an element comes near the visible part of the page.
 *
 * @param isWanted While false, nothing is called; turning true calls at once if the element is near already.
 * @returns Goes onto the element, such as one below a list.
 */
export function useReached<Element extends HTMLElement>(
  isWanted: boolean,
  onReached: () => void,
): RefObject<Element | null> {
  const element = useRef<Element>(null)
  const call = useRef(onReached)
  useEffect(() => {
    call.current = onReached
  })
  useEffect(() => {
    if (!isWanted || !element.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) call.current()
      },
      { rootMargin: '400px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [isWanted])
  return element
}
