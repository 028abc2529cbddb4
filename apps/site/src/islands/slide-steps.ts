/** How long a slide stays before the next one comes (SPEC.md section 9). */
export const AUTOPLAY_MS = 5000
/** How far a finger has to move for a swipe, in CSS pixels (SPEC.md section 9). */
export const SWIPE_PX = 50
/** The share of a slider that has to be seen for it to go on by itself (SPEC.md section 9). */
export const VISIBLE_SHARE = 0.1

/** The slide that comes next by itself: after the last one the first. */
export function nextSlide(index: number, count: number): number {
  return (index + 1) % count
}

/**
 * The slide that a swipe leads to.
 *
 * @param moved How far to the right the finger went, in CSS pixels: to the left is forwards.
 */
export function slideAfterSwipe(index: number, count: number, moved: number): number {
  if (Math.abs(moved) < SWIPE_PX) return index
  return Math.min(count - 1, Math.max(0, index - Math.sign(moved)))
}

/** What decides whether slides go on by themselves. */
export interface Watch {
  isVisible: boolean
  /** Stopped by hand. */
  isPaused: boolean
  /** Pointed at, touched or focused. */
  isHeld: boolean
}

/** Calls `step` every {@link AUTOPLAY_MS} for as long as what is told to it allows. */
export function createAutoplay(step: () => void) {
  let timer: ReturnType<typeof setInterval> | undefined
  let watch: Watch = { isVisible: false, isPaused: false, isHeld: false }
  return {
    get isPaused() {
      return watch.isPaused
    },
    /** Tells what has changed. */
    tell(change: Partial<Watch>) {
      watch = { ...watch, ...change }
      clearInterval(timer)
      timer = watch.isVisible && !watch.isPaused && !watch.isHeld ? setInterval(step, AUTOPLAY_MS) : undefined
    },
  }
}
