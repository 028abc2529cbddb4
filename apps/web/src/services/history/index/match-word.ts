import { createTypoDistance } from './typo-distance.ts'

/** Says how well terms answer one typed word. */
export type WordMatcher = {
  /** Whether a term begins with the word, in any of its spellings. */
  begins(term: string): boolean
  /** Whether a term is the word, or begins with it, but for as many typing errors as its length forgives. */
  almost(term: string): boolean
}

/**
 * Prepares to match terms with a typed word. Four letters forgive one error and eight two; a word that may not be finished
 * needs two more for the same, since most short beginnings are near each other.
 *
 * @param spellings Of the word, folded as the terms are.
 */
export function createWordMatcher(spellings: readonly string[]): WordMatcher {
  const forgiving = spellings
    .filter(({ length }) => length >= 4)
    .map((spelling) => ({
      spelling,
      distance: createTypoDistance(spelling),
      wholeMax: spelling.length >= 8 ? 2 : 1,
      beginningMax: spelling.length >= 10 ? 2 : spelling.length >= 6 ? 1 : -1,
    }))

  return {
    begins: (term) => spellings.some((spelling) => term.startsWith(spelling)),
    almost: (term) =>
      forgiving.some(({ spelling, distance, wholeMax, beginningMax }) => {
        if (term.length < spelling.length - wholeMax) return false
        if (beginningMax < 0 && term.length > spelling.length + wholeMax) return false
        const { whole, beginning } = distance(term)
        return whole <= wholeMax || beginning <= beginningMax
      }),
  }
}
