/** Things in the order of a text each, found by how it begins. */
export interface Order<T> {
  add(item: T): void
  /** All whose text begins so, in order. */
  startingWith(beginning: string): readonly T[]
}

// So few are cheaper to put into their places one by one than to walk over everything.
const FEW = 16

/** Keeps things in order; what is added is put in its place at the next look. Of equal texts the first comes first. */
export function createOrder<T>(textOf: (item: T) => string): Order<T> {
  let sorted: T[] = []
  let added: T[] = []

  function settle(): void {
    if (added.length === 0) return
    if (added.length <= FEW) {
      for (const item of added) sorted.splice(firstAfter(textOf(item)), 0, item)
    } else {
      sorted = merge(
        sorted,
        added.toSorted((a, b) => compare(textOf(a), textOf(b))),
        textOf,
      )
    }
    added = []
  }

  /** The first that is past where a search says that all before are not. */
  function firstWhere(isPast: (text: string) => boolean): number {
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >>> 1
      const item = sorted[middle]
      if (item !== undefined && isPast(textOf(item))) high = middle
      else low = middle + 1
    }
    return low
  }

  const firstAfter = (text: string) => firstWhere((other) => other > text)

  return {
    add(item) {
      added.push(item)
    },
    startingWith(beginning) {
      settle()
      const from = firstWhere((text) => text >= beginning)
      const to = firstWhere((text) => text > beginning && !text.startsWith(beginning))
      return sorted.slice(from, to)
    },
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function merge<T>(a: readonly T[], b: readonly T[], textOf: (item: T) => string): T[] {
  const merged: T[] = []
  let at = 0
  for (const item of b) {
    const text = textOf(item)
    for (let next = a[at]; next !== undefined && textOf(next) <= text; next = a[at]) {
      merged.push(next)
      at += 1
    }
    merged.push(item)
  }
  for (const rest of a.slice(at)) merged.push(rest)
  return merged
}
