/** Frames in which a dialog has surely closed and given the focus back. */
const PATIENCE = 90

/**
 * Puts the focus on an element as soon as nothing has it: what held it goes away, such as a dialog that closes and the
 * button that it would give the focus back to. If the focus finds a place of its own, it is left there.
 *
 * @param find Is asked then, because the element may be drawn in the meantime.
 */
export function focusWhenLost(find: () => HTMLElement | null | undefined): void {
  let frames = 0
  const look = () => {
    frames += 1
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isLost) find()?.focus()
    else if (frames < PATIENCE) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
