import type { Virtualizer } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { VirtualListView } from './VirtualList.tsx'

/** Pixels from the end that still count as being there. */
export const END_TOLERANCE = 48

/**
 * Pixels from what can be seen to the end of the list, by what the list knows itself: asking the element would have all that
 * was just drawn laid out once more each time.
 */
export function distanceFromEnd(virtual: Virtualizer<HTMLElement, Element>): number {
  return virtual.getTotalSize() - (virtual.scrollOffset ?? 0) - (virtual.scrollRect?.height ?? 0)
}

/**
 * Tells what of the list can be seen, and keeps its lower edge on the same words when its height changes: a keyboard that
 * opens, or a field that grows below it, covers nothing that was being read.
 *
 * @returns Whether the list has come to stand where it opens. Before, nothing is told.
 */
export function useView({
  virtual,
  scroller,
  isEndKept,
  onView,
}: {
  virtual: Virtualizer<HTMLElement, Element>
  scroller: HTMLElement
  isEndKept: boolean
  onView: ((view: VirtualListView) => void) | undefined
}): boolean {
  const [hasOpened, setOpened] = useState(false)
  const told = useRef<{ readonly view: VirtualListView; readonly to: typeof onView }>(undefined)

  const report = useEffectEvent(() => {
    if (!hasOpened) return
    const { startIndex: first = 0, endIndex: last = -1 } = virtual.range ?? {}
    const isAtEnd = distanceFromEnd(virtual) <= END_TOLERANCE
    const before = told.current?.view
    // Another listener knows nothing yet.
    const isKnown = before?.first === first && before.last === last && before.isAtEnd === isAtEnd
    if (isKnown && told.current?.to === onView) return
    told.current = { view: { first, last, isAtEnd }, to: onView }
    onView?.(told.current.view)
  })
  useEffect(() => report())

  useEffect(() => {
    // Where it opens is set before the first frame; its items are measured in it, and settle in the next one.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setOpened(true))
    })
    return () => cancelAnimationFrame(frame)
  }, [])

  const keepEnd = useEffectEvent((shrunkBy: number) => {
    if (isEndKept && hasOpened && shrunkBy !== 0) {
      if (told.current?.view.isAtEnd) virtual.scrollToEnd()
      else scroller.scrollBy({ top: shrunkBy, behavior: 'instant' })
    }
    report()
  })
  useEffect(() => {
    let height = scroller.clientHeight
    const observer = new ResizeObserver(() => {
      const before = height
      height = scroller.clientHeight
      keepEnd(before - height)
    })
    const onScroll = () => report()
    observer.observe(scroller)
    scroller.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      observer.disconnect()
      scroller.removeEventListener('scroll', onScroll)
    }
  }, [scroller])

  return hasOpened
}
