// Up to here, putting each into its place costs less than ordering all.
const MOST_PLACED = 500

/** The first few of a list in an order, without ordering the others. */
export function takeFirst<T>(items: readonly T[], count: number, compare: (a: T, b: T) => number): T[] {
  if (count > MOST_PLACED || items.length <= count) return items.toSorted(compare).slice(0, count)
  const first: T[] = []
  for (const item of items) {
    const last = first[count - 1]
    if (last !== undefined && compare(item, last) >= 0) continue
    let low = 0
    let high = first.length
    while (low < high) {
      const middle = (low + high) >>> 1
      const other = first[middle]
      if (other !== undefined && compare(other, item) <= 0) low = middle + 1
      else high = middle
    }
    first.splice(low, 0, item)
    if (first.length > count) first.pop()
  }
  return first
}
