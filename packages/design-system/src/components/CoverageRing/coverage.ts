import { arcPath } from '../../internal/arc.ts'
import { meets } from '../../internal/labels.ts'

/** Past this many parts the ring is one continuous arc. */
export const MOST_SEGMENTS = 6

/** How long the whole ring takes to fill, in milliseconds, however many of its parts were found. */
export const RING_FILL_MS = 180

/** One stroke of a ring: an arc, or the whole circle when there is no `path`. */
export interface RingStroke {
  readonly key: number
  readonly met: boolean
  readonly path: string | undefined
}

/**
 * The strokes of a ring with a segment for each part, clockwise from noon.
 *
 * @param radius Of the middle of the stroke.
 * @param gap Between the ends of two segments, round caps included; in the unit of the radius.
 */
export function ringStrokes(parts: readonly boolean[], centre: number, radius: number, gap: number): RingStroke[] {
  if (parts.length === 0) return []
  if (parts.length === 1) return [{ key: 0, met: parts[0] === true, path: undefined }]
  if (parts.length > MOST_SEGMENTS) {
    const share = parts.filter(Boolean).length / parts.length
    const rest: RingStroke = { key: 0, met: false, path: undefined }
    if (share === 0) return [rest]
    return share === 1
      ? [{ ...rest, met: true }]
      : [rest, { key: 1, met: true, path: arcPath(centre, centre, radius, 0, share * 360) }]
  }
  const each = 360 / parts.length
  const half = ((gap / radius) * 180) / Math.PI / 2
  return parts.map((met, key) => ({
    key,
    met,
    path: arcPath(centre, centre, radius, key * each + half, (key + 1) * each - half),
  }))
}

/** When each found stroke begins to fill and for how long, in milliseconds: one after another within {@link RING_FILL_MS}. */
export function fillTimes(strokes: readonly RingStroke[]): ReadonlyMap<number, { delay: number; duration: number }> {
  const found = strokes.filter(({ met }) => met)
  const duration = RING_FILL_MS / Math.max(1, found.length)
  return new Map(found.map(({ key }, place) => [key, { delay: place * duration, duration }]))
}

/** The spoken sum of a ring. */
export function describeCoverage(parts: readonly boolean[]): string {
  const found = parts.filter(Boolean).length
  return meets(found, parts.length)
}
