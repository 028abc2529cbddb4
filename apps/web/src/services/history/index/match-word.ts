import { countOnes } from './bits.ts'
import { lettersOf } from './letters.ts'
import { createTypoDistance, PATTERN_MAX_LENGTH } from './typo-distance.ts'

/** Says how well terms answer one typed word. */
export type WordMatcher = {
  /** The word as the terms are folded. */
  readonly spellings: readonly string[]
  /** Whether a term begins with the word, in any of its spellings. */
  begins(term: string): boolean
  /**
   * Whether a term is the word, or begins with it, but for as many typing errors as its length forgives.
   *
   * @param letters Of the term, where they are known.
   */
  almost(term: string, letters?: number): boolean
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
      length: spelling.length,
      letters: lettersOf(spelling.slice(0, PATTERN_MAX_LENGTH)),
      distance: createTypoDistance(spelling),
      wholeMax: spelling.length >= 8 ? 2 : 1,
      beginningMax: spelling.length >= 10 ? 2 : spelling.length >= 6 ? 1 : -1,
    }))

  return {
    spellings,
    begins: (term) => spellings.some((spelling) => term.startsWith(spelling)),
    almost(term, letters = lettersOf(term)) {
      for (const typed of forgiving) {
        // Each letter of the word that stands nowhere in the term is an error of its own: most terms are out by that.
        if (countOnes(typed.letters & ~letters) > typed.wholeMax) continue
        if (term.length < typed.length - typed.wholeMax) continue
        if (typed.beginningMax < 0 && term.length > typed.length + typed.wholeMax) continue
        const { whole, beginning } = typed.distance(term)
        if (whole <= typed.wholeMax || beginning <= typed.beginningMax) return true
      }
      return false
    },
  }
}
