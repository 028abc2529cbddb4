/** The stage that a circle of people is drawn on, in pixels. */
export const STAGE = { width: 300, height: 180 } as const
/** The middle of the circle, from the stage's upper left corner. */
export const CENTRE = { x: 150, y: 140 } as const
/** Distance of the two arcs from the middle, in pixels. */
export const RADIUS = { inner: 76, outer: 122 } as const

/** Where somebody stands: pixels to the right of the middle and below it, and on which arc. */
export type CirclePlace = { readonly x: number; readonly y: number; readonly arc: keyof typeof RADIUS }

/** Degrees clockwise from noon, by how many stand on the nearer arc. */
const INNER: Readonly<Record<number, readonly number[]>> = { 1: [0], 2: [-36, 36], 3: [-58, 0, 58] }
const OUTER = [-24, 24, -76, 76, -50, 50] as const

/** People who find a place on both arcs together. */
export const CIRCLE_PLACES = 9

/**
 * Where people stand around the middle: the first three near, the others behind them, nobody in front of another.
 *
 * @param count How many there are; those for whom there is no place get none.
 */
export function circlePlaces(count: number): readonly CirclePlace[] {
  const inner = (INNER[Math.min(count, 3)] ?? []).map((degrees) => place(degrees, 'inner'))
  const outer = OUTER.slice(0, Math.max(0, count - 3)).map((degrees) => place(degrees, 'outer'))
  return [...inner, ...outer]
}

function place(degrees: number, arc: keyof typeof RADIUS): CirclePlace {
  const radians = (degrees * Math.PI) / 180
  return { x: Math.round(RADIUS[arc] * Math.sin(radians)), y: Math.round(-RADIUS[arc] * Math.cos(radians)), arc }
}
