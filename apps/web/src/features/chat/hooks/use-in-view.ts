import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/**
 * Calls back when the element comes near the visible part of what scrolls around it.
 *
 * @param isActive Watches only while true; turning it on again reports an element that is still in view.
 * @param margin How far outside still counts, as a CSS length.
 */
export function useInView<E extends HTMLElement>(
  isActive: boolean,
  onInView: () => void,
  margin = '400px',
): RefObject<E | null> {
  const element = useRef<E>(null)
  const report = useEffectEvent(onInView)
  useEffect(() => {
    if (!isActive || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) report()
      },
      { root: scrollerOf(element.current), rootMargin: `${margin} 0px` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [isActive, margin])
  return element
}

/** A margin around the window does not reach into an element that scrolls by itself. */
function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let one = element.parentElement; one; one = one.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(one).overflowY)) return one
  }
  return null
}
