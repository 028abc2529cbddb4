import { arcPath } from '../../internal/arc.ts'

/** Past this many parts the ring is one continuous arc. */
export const MOST_SEGMENTS = 6

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
    const rest: RingStroke = { key: 0, met: share === 1, path: undefined }
    return share === 0 || share === 1
      ? [rest]
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
