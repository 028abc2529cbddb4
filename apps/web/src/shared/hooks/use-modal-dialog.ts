import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'

/**
 * Keeps a native dialog open over everything: the browser holds the focus inside, closes it with Escape and gives the
 * focus back to where it was. A press that begins and ends beside it closes it too.
 *
 * @param onClose Is called when it was closed, however that came about.
 */
export function useModalDialog(
  dialog: RefObject<HTMLDialogElement | null>,
  isOpen: boolean,
  onClose: () => void,
): void {
  const close = useEffectEvent(onClose)
  // Before the effects of whatever is opened in its place, so that the focus comes back to where it was before both.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || !isOpen) return undefined
    const isBeside = ({ target, clientX, clientY }: MouseEvent) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
      // Pressing a button with the keyboard is a click too, at no place.
      return target === element && !isInside
    }
    let beganBeside = false
    const onPointerDown = (event: PointerEvent) => {
      beganBeside = isBeside(event)
    }
    const onClick = (event: MouseEvent) => {
      // A hand that selects text may end anywhere.
      if (beganBeside && isBeside(event)) close()
      beganBeside = false
    }
    const onClosed = () => {
      // Told late: it may be open again.
      if (!element.open) close()
    }
    element.addEventListener('pointerdown', onPointerDown)
    element.addEventListener('click', onClick)
    element.addEventListener('close', onClosed)
    element.showModal()
    return () => {
      element.removeEventListener('pointerdown', onPointerDown)
      element.removeEventListener('click', onClick)
      element.removeEventListener('close', onClosed)
      element.close()
    }
  }, [dialog, isOpen])
}
