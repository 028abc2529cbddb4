import { createOrder } from './order.ts'

/** Words that are found by how they begin and how they end. */
export interface SortedWords {
  /** Takes a word that it does not hold yet. */
  add(word: string): void
  startingWith(beginning: string): readonly string[]
  endingWith(ending: string): readonly string[]
}

/** Keeps words in order, forwards and backwards. */
export function createSortedWords(): SortedWords {
  const forwards = createOrder((word: string) => word)
  const backwards = createOrder((word: string) => word)
  return {
    add(word) {
      forwards.add(word)
      backwards.add(reverse(word))
    },
    startingWith: forwards.startingWith,
    endingWith: (ending) => backwards.startingWith(reverse(ending)).map(reverse),
  }
}

function reverse(word: string): string {
  return [...word].toReversed().join('')
}
