/** One thing with a value; those of one value stand above each other. */
export interface ValuedDot {
  name: string
  value: number
}

/** Where a dot stands, in pixels: `y` from the middle line. */
export interface PlacedDot extends ValuedDot {
  x: number
  y: number
}

/**
 * Places dots along a logarithmic scale, each above or below others near its value, the middle first.
 *
 * @param least The value at the left end.
 * @returns The dots, and their size, smaller where they would stand higher than the room.
 */
export function placeDots(
  dots: readonly ValuedDot[],
  { width, height, least, most }: { width: number; height: number; least: number; most: number },
): { placed: PlacedDot[]; radius: number } {
  for (let radius = 5; ; radius -= 0.5) {
    const step = radius * 2 + 1
    const columns = Math.max(1, Math.floor(width / step))
    const columnOf = (value: number) =>
      Math.min(columns - 1, Math.round((Math.log(value / least) / Math.log(most / least || 2)) * (columns - 1)))
    const heights = new Map<number, number>()
    const placed = dots.map((dot) => {
      const column = columnOf(dot.value)
      const place = heights.get(column) ?? 0
      heights.set(column, place + 1)
      const side = place % 2 === 0 ? 1 : -1
      return { ...dot, x: column * step + radius, y: side * Math.ceil(place / 2) * step }
    })
    const tallest = Math.max(0, ...heights.values())
    if (tallest * step <= height || radius <= 1) return { placed, radius }
  }
}
