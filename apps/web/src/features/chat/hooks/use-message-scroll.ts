import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Pixels from the end that still count as being there. */
const END_TOLERANCE = 48

/** What the scrolled conversation looks like from outside. */
export type MessageScroll = {
  readonly scrollerRef: RefObject<HTMLDivElement | null>
  readonly contentRef: RefObject<HTMLDivElement | null>
  /** Whether the newest message is in view; then new ones keep it there. */
  readonly isAtEnd: boolean
  readonly toEnd: (behavior?: ScrollBehavior) => void
}

/**
 * Keeps a conversation where its reader is: it opens at the newest message, stays there while messages arrive and the
 * composer grows, and stays on the same words when older messages appear above them.
 *
 * @param conversation Changes when another one is shown.
 * @param firstKey The oldest message that is loaded.
 * @param isReady Whether its messages are here.
 */
export function useMessageScroll(conversation: string, firstKey: string | undefined, isReady: boolean): MessageScroll {
  const scrollerRef = useRef<HTMLDivElement>(null)
  const contentRef = useRef<HTMLDivElement>(null)
  const place = useRef({ isAtEnd: true, height: 0, top: 0, conversation: '', firstKey })
  // Not before it was looked at: what nobody has seen must not count as read.
  const [isAtEnd, setAtEnd] = useState(false)

  const note = useCallback(() => {
    const element = scrollerRef.current
    if (!element) return
    const before = place.current
    // A scroll that was begun before a message was drawn is reported after it: the end has moved on, the reader has not.
    if (before.isAtEnd && element.scrollHeight > before.height && element.scrollTop >= before.top) {
      element.scrollTop = element.scrollHeight
    }
    const isEnd = element.scrollHeight - element.scrollTop - element.clientHeight <= END_TOLERANCE
    place.current = { ...before, isAtEnd: isEnd, height: element.scrollHeight, top: element.scrollTop }
    setAtEnd(isEnd)
  }, [])

  const toEnd = useCallback(
    (behavior: ScrollBehavior = 'instant') => {
      const element = scrollerRef.current
      if (!element) return
      element.scrollTo({ top: element.scrollHeight, behavior })
      if (behavior === 'instant') note()
    },
    [note],
  )

  useLayoutEffect(() => {
    const element = scrollerRef.current
    if (!element || !isReady) return
    const before = place.current
    if (before.conversation !== conversation) {
      place.current = { ...before, conversation, firstKey }
      const marker = element.querySelector<HTMLElement>('[data-unread-marker]')
      toEnd()
      // With more new messages than fit, reading begins where they begin.
      if (marker && marker.offsetTop < element.scrollTop) element.scrollTop = marker.offsetTop - 16
      note()
      return
    }
    if (before.firstKey !== firstKey) {
      place.current = { ...before, firstKey }
      element.scrollTop = before.top + element.scrollHeight - before.height
      note()
    }
  }, [conversation, firstKey, isReady, note, toEnd])

  useEffect(() => {
    const element = scrollerRef.current
    if (!element || !contentRef.current) return
    // Every change of height passes here: new messages, fonts that arrive, the composer growing, the window.
    const observer = new ResizeObserver(() => {
      if (place.current.isAtEnd) element.scrollTop = element.scrollHeight
      note()
    })
    observer.observe(element)
    observer.observe(contentRef.current)
    element.addEventListener('scroll', note, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', note)
    }
  }, [note])

  return { scrollerRef, contentRef, isAtEnd, toEnd }
}
