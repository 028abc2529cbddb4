import { useEffect, useEffectEvent, type RefObject } from 'react'

/** How far a finger moves before it means to swipe, in px. */
const SLACK_PX = 12
/** How much of the width it takes to close. */
const ENOUGH = 0.3

/** Lets a finger push something out over the right edge; pushed too little, it comes back. */
export function useSwipeAway(target: RefObject<HTMLElement | null>, isOpen: boolean, onAway: () => void): void {
  const away = useEffectEvent(onAway)
  useEffect(() => {
    const element = target.current
    if (!element || !isOpen) return undefined
    let from: { x: number; y: number } | undefined
    let isSwiping = false

    const onDown = (event: PointerEvent) => {
      if (event.pointerType === 'touch' && event.isPrimary) from = { x: event.clientX, y: event.clientY }
    }
    const onMove = (event: PointerEvent) => {
      if (!from || !event.isPrimary) return
      const by = event.clientX - from.x
      if (!isSwiping) {
        if (by < SLACK_PX || by < Math.abs(event.clientY - from.y)) return
        isSwiping = true
        // From here on nothing below the finger is pressed.
        element.setPointerCapture(event.pointerId)
        element.style.transition = 'none'
      }
      element.style.translate = `${Math.max(0, by)}px 0`
    }
    const putBack = () => {
      element.style.removeProperty('transition')
      element.style.removeProperty('translate')
    }
    const onUp = (event: PointerEvent) => {
      const by = from ? event.clientX - from.x : 0
      const wasSwiping = isSwiping
      from = undefined
      isSwiping = false
      putBack()
      if (wasSwiping && event.type === 'pointerup' && by > element.offsetWidth * ENOUGH) away()
    }
    element.addEventListener('pointerdown', onDown)
    element.addEventListener('pointermove', onMove)
    element.addEventListener('pointerup', onUp)
    element.addEventListener('pointercancel', onUp)
    return () => {
      // Closed by a key in the middle of it.
      putBack()
      element.removeEventListener('pointerdown', onDown)
      element.removeEventListener('pointermove', onMove)
      element.removeEventListener('pointerup', onUp)
      element.removeEventListener('pointercancel', onUp)
    }
  }, [target, isOpen])
}
