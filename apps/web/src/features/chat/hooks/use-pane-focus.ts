import { type RefObject, useEffect, useRef } from 'react'

/**
 * Takes the focus along between list and conversation where one replaces the other: to the title of what was opened, and
 * back to its row in the list. Whoever came to write keeps the cursor where they write.
 */
export function usePaneFocus(page: RefObject<HTMLElement | null>, isNarrow: boolean, isOpen: boolean): void {
  const shown = useRef(isOpen)
  useEffect(() => {
    if (shown.current === isOpen) return
    shown.current = isOpen
    if (!isNarrow) return
    const target = isOpen ? 'h2' : 'button[aria-current]'
    page.current?.querySelector<HTMLElement>(target)?.focus({ preventScroll: isOpen })
  }, [page, isNarrow, isOpen])
}
