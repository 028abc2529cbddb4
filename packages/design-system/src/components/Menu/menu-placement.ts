/** Where a menu opens: below or above its trigger, and from which of its edges. */
export type MenuPlacement = 'bottom start' | 'bottom end' | 'top start' | 'top end'

const ROOM_BELOW_PX = 320
const ROOM_BESIDE_PX = 300

/**
 * Decides where a menu opens: to the top when less than 320 px remain below the trigger, and to the left when the width
 * from the trigger's left edge on is under 300 px.
 */
export function placeMenu(
  trigger: Pick<DOMRect, 'left' | 'bottom'>,
  viewport: { readonly width: number; readonly height: number },
): MenuPlacement {
  const side = viewport.height - trigger.bottom < ROOM_BELOW_PX ? 'top' : 'bottom'
  const edge = viewport.width - trigger.left < ROOM_BESIDE_PX ? 'end' : 'start'
  return `${side} ${edge}`
}
