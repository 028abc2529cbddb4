import { useEffect, useState } from 'react'

/** How long no pointer may have been at work before the page may move below it. */
export const REST_MS = 800

const AT_WORK = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const

/** Lists, menus and dialogs that are open: the browser scrolls by what comes above, and a list closes when its page scrolls. */
const OPEN =
  '[aria-haspopup][aria-expanded="true"], [role="combobox"][aria-expanded="true"], [role$="dialog"], dialog[open]'

/**
 * Whether no pointer was at work for a moment, and nothing is open. What moves the page waits for it: else it would take a
 * button from under somebody who is pressing it, or close the list they are choosing from.
 *
 * @param isAwaited Nothing is listened to, and the answer is no, while nobody waits.
 */
export function useRestingPointer(isAwaited: boolean): boolean {
  const [isResting, setResting] = useState(false)
  useEffect(() => {
    if (!isAwaited) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const rest = () => {
      timer = setTimeout(() => (document.querySelector(OPEN) ? rest() : setResting(true)), REST_MS)
    }
    rest()
    const begin = ({ type }: Event) => {
      clearTimeout(timer)
      // What is held down is at work until it is let go, however still it is held.
      if (type !== 'pointerdown') rest()
    }
    for (const type of AT_WORK) window.addEventListener(type, begin, true)
    return () => {
      clearTimeout(timer)
      for (const type of AT_WORK) window.removeEventListener(type, begin, true)
      setResting(false)
    }
  }, [isAwaited])
  return isAwaited && isResting
}
