/** The order of people by name, by number where it is known: of thousands who meet a question alike, all are compared. */
export interface NameOrder {
  /** Takes whoever has a place now. */
  add(place: number): void
  compare(a: number, b: number): number
}

// Ordering everybody anew is worth it once so many came since.
const MOST_UNORDERED = 500
const MOST_UNORDERED_SHARE = 0.05

/** @param nameAt What the person at a place is ordered by: no two have the same. */
export function createNameOrder(nameAt: (place: number) => string): NameOrder {
  // Counted from 1; 0 is whoever came since.
  let ranks = new Int32Array(0)
  let size = 0
  let unordered = 0

  function orderAll(): void {
    ranks = new Int32Array(size)
    const places = Array.from({ length: size }, (_, place) => ({ place, name: nameAt(place) }))
    const inOrder = places.toSorted((a, b) => compareTexts(a.name, b.name))
    for (const [index, { place }] of inOrder.entries()) ranks[place] = index + 1
    unordered = 0
  }

  return {
    add(place) {
      if (place < ranks.length) ranks[place] = 0
      size = Math.max(size, place + 1)
      unordered += 1
    },
    compare(a, b) {
      if (unordered > Math.max(MOST_UNORDERED, size * MOST_UNORDERED_SHARE)) orderAll()
      const [first, second] = [ranks[a] ?? 0, ranks[b] ?? 0]
      return first > 0 && second > 0 ? first - second : compareTexts(nameAt(a), nameAt(b))
    },
  }
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
