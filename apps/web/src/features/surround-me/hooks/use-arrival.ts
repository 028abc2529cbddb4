import { useEffect, useRef } from 'react'

/** Once people are there, the keys work at once, unless somebody is at another control by then. */
export function useArrival(list: { current: HTMLDivElement | null }, isThere: boolean): void {
  const hasArrived = useRef(false)
  useEffect(() => {
    if (!isThere || hasArrived.current) return
    hasArrived.current = true
    // Without keys a focus of nobody's making would only look like a choice.
    if (!window.matchMedia('(hover: hover)').matches) return
    const { activeElement } = document
    if (activeElement === document.body || activeElement?.matches('main, h1')) focusList(list.current)
  }, [isThere, list])
}

/** Moves the focus to the person in the list who holds the list's place. */
export function focusList(list: HTMLDivElement | null): void {
  list?.querySelector<HTMLElement>('[role="option"][tabindex="0"]')?.focus({ preventScroll: true })
}
