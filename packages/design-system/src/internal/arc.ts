/** A point on a circle; 0 degrees is noon, clockwise. Coordinates with two decimals. */
export function pointOn(cx: number, cy: number, radius: number, degrees: number): readonly [x: number, y: number] {
  const angle = ((degrees - 90) * Math.PI) / 180
  const round = (value: number) => Math.round(value * 100) / 100
  return [round(cx + radius * Math.cos(angle)), round(cy + radius * Math.sin(angle))]
}

/** The path of an arc from one angle clockwise to another, in degrees from noon; at most 359. */
export function arcPath(cx: number, cy: number, radius: number, from: number, to: number): string {
  const [x1, y1] = pointOn(cx, cy, radius, from)
  const [x2, y2] = pointOn(cx, cy, radius, to)
  return `M${x1} ${y1}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${x2} ${y2}`
}
