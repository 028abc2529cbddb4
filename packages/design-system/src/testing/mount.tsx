import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'

const mounted = new Set<() => void>()

/**
 * Puts components into the page for a test.
 *
 * @returns The element they are in, a way to draw them anew, and one to take them away before {@link unmountAll} does.
 */
export function mount(ui: ReactNode): { element: HTMLElement; update: (ui: ReactNode) => void; unmount: () => void } {
  const element = document.createElement('div')
  document.body.append(element)
  const root = createRoot(element)
  const update = (next: ReactNode) => flushSync(() => root.render(next))
  const unmount = () => {
    if (!mounted.delete(unmount)) return
    flushSync(() => root.unmount())
    element.remove()
  }
  mounted.add(unmount)
  update(ui)
  return { element, update, unmount }
}

/** Takes away everything that {@link mount} put into the page. */
export function unmountAll(): void {
  for (const unmount of mounted) unmount()
}
