import { useLayoutEffect, type RefObject } from 'react'

/**
 * Lets a long question fit: one line takes the next smaller type, and fades where it still goes on; a box that breaks lines
 * says that it is cut. Written to the box as `data-long`, `data-before`, `data-after` and `data-cut`, as no render follows
 * from it.
 */
export function useFit(
  box: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
  mirror: RefObject<HTMLElement | null>,
  grows: boolean,
): void {
  // After each render, as any may bring other words.
  useLayoutEffect(() => fit(box.current, field.current, mirror.current, grows))
  useLayoutEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(() => fit(box.current, field.current, mirror.current, grows))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box, field, mirror, grows])
}

/** Says at which ends words go on beyond the box. */
export function showOverflow(box: HTMLElement | null, words: HTMLElement): void {
  const rest = words.scrollWidth - words.clientWidth
  box?.toggleAttribute('data-before', rest > 1 && words.scrollLeft > 1)
  box?.toggleAttribute('data-after', rest > 1 && words.scrollLeft < rest - 1)
}

function fit(box: HTMLElement | null, words: HTMLElement | null, mirror: HTMLElement | null, grows: boolean): void {
  if (!box || !words) return
  box.removeAttribute('data-long')
  box.toggleAttribute('data-long', !grows && (mirror?.getBoundingClientRect().width ?? 0) > box.clientWidth)
  // Three lines above results; where all lines are shown, nothing follows from this.
  box.toggleAttribute('data-cut', grows && words.scrollHeight > 74)
  showOverflow(box, words)
}
