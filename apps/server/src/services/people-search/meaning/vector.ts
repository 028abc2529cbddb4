/** A direction: numbers whose squares add up to 1, or all 0 where a text has no meaning. */
export type Vector = Float32Array

/** Brings numbers to length 1. */
export function toUnit(numbers: ArrayLike<number>): Vector {
  const vector = Float32Array.from(numbers)
  let squares = 0
  for (const number of vector) squares += number * number
  if (squares === 0 || !Number.isFinite(squares)) return vector.fill(0)
  const length = Math.sqrt(squares)
  return vector.map((number) => number / length)
}

/** How close two directions of the same dimension are: the cosine of the angle between them. */
export function cosine(a: Vector, b: Vector): number {
  let sum = 0
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0)
  return sum
}

/** A vector with a byte a number, as it is stored and kept: its direction is within half a degree of the true one. */
export function toBytes(vector: Vector): Int8Array {
  let most = 0
  for (const number of vector) most = Math.max(most, Math.abs(number))
  return Int8Array.from(vector, (number) => (most === 0 ? 0 : Math.round((number / most) * 127)))
}
