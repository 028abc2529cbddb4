/** The first of some items, at most so many. */
export function firstOf<T>(items: Iterable<T>, count: number): T[] {
  const first: T[] = []
  for (const item of items) {
    if (first.length >= count) break
    first.push(item)
  }
  return first
}
