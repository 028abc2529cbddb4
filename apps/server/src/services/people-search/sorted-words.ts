/** Words that are found by how they begin and how they end. */
export interface SortedWords {
  /** Takes a word that it does not hold yet. */
  add(word: string): void
  startingWith(beginning: string): Iterable<string>
  endingWith(ending: string): Iterable<string>
}

/** Keeps words in order, forwards and backwards; what is added is put in its place at the next look. */
export function createSortedWords(): SortedWords {
  const forwards = createOrder()
  const backwards = createOrder()
  return {
    add(word) {
      forwards.add(word)
      backwards.add(reverse(word))
    },
    startingWith: (beginning) => forwards.startingWith(beginning),
    *endingWith(ending) {
      for (const word of backwards.startingWith(reverse(ending))) yield reverse(word)
    },
  }
}

function createOrder() {
  let sorted: string[] = []
  let added: string[] = []
  return {
    add(word: string): void {
      added.push(word)
    },
    *startingWith(beginning: string): Generator<string> {
      if (added.length > 0) {
        sorted = merge(sorted, added.toSorted(compare))
        added = []
      }
      for (let at = firstNotBefore(sorted, beginning); at < sorted.length; at += 1) {
        const word = sorted[at]
        if (!word?.startsWith(beginning)) return
        yield word
      }
    },
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function merge(a: readonly string[], b: readonly string[]): string[] {
  const merged: string[] = []
  let at = 0
  for (const word of b) {
    for (let next = a[at]; next !== undefined && next < word; next = a[at]) {
      merged.push(next)
      at += 1
    }
    merged.push(word)
  }
  for (; at < a.length; at += 1) merged.push(a[at] ?? '')
  return merged
}

function firstNotBefore(sorted: readonly string[], word: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}

function reverse(word: string): string {
  return [...word].toReversed().join('')
}
