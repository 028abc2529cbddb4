/** A stretch of a circle as the `d` of a path, in a box of 100 by 100; degrees go clockwise from noon. */
export function arcPath(radius: number, from: number, to: number): string {
  const point = (degrees: number) => {
    const angle = ((degrees - 90) * Math.PI) / 180
    return `${(50 + radius * Math.cos(angle)).toFixed(2)} ${(50 + radius * Math.sin(angle)).toFixed(2)}`
  }
  return `M${point(from)} A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${point(to)}`
}

/** Around a portrait, and beside a line: how wide, and with how many degrees between two segments. */
const RINGS = { large: { radius: 46, gap: 10 }, small: { radius: 38, gap: 24 } } as const

/** The paths of a coverage ring: a segment for each part of a question, from noon on. A single part has the whole ring. */
export function ringSegments(count: number, size: keyof typeof RINGS): string[] {
  const { radius, gap } = RINGS[size]
  if (count === 1) return [arcPath(radius, 0, 359.9)]
  const share = 360 / count
  return Array.from({ length: count }, (_, part) =>
    arcPath(radius, part * share + gap / 2, (part + 1) * share - gap / 2),
  )
}
