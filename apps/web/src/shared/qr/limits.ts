/** How long a camera may take to its first picture, a code until help is offered, and a picture to be read (SPEC.md section 9). */
export const TIMEOUT_MS = 10_000
/** The side of the canvas that the framed part of the picture is read from, in pixels (SPEC.md section 9). */
export const CANVAS = 400
/** The part of the shorter side of the camera's picture that the frame stands around. */
export const FRAME_SHARE = 0.7
const MOST_LOOKS_A_SECOND = 25

/**
 * How long the camera is not looked at after a look: at most 25 looks a second (SPEC.md section 9), and never more than
 * half of the time, so that a slow phone stays usable.
 *
 * @param tookMs How long the look took.
 */
export function restAfter(tookMs: number): number {
  return Math.max(1000 / MOST_LOOKS_A_SECOND - tookMs, tookMs)
}
