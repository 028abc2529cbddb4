import { createWordMatcher } from './match-word.ts'
import { findWords } from './words.ts'

/** A stretch of a text that answers what was searched: UTF-16 offsets, `end` being the first after it. */
export type MarkedRange = { readonly start: number; readonly end: number }

/** Most words of a text that are looked at: what stands behind them is not shown in a list of results. */
const WORDS_MAX = 4000

/**
 * Prepares to mark the words of texts that answer a search. Words with typing errors are marked only where none begins as
 * it was typed.
 */
export function createMarker(query: string): (text: string) => readonly MarkedRange[] {
  const matchers = findWords(query).map(({ spellings }) => createWordMatcher(spellings))
  return (text) => {
    const words = findWords(text).slice(0, WORDS_MAX)
    const marked = matchers.flatMap(({ begins, almost }) => {
      const exact = words.filter(({ spellings }) => spellings.some(begins))
      return exact.length > 0 ? exact : words.filter(({ spellings }) => spellings.some((spelling) => almost(spelling)))
    })
    return [...new Set(marked)]
      .toSorted((one, other) => one.start - other.start)
      .map(({ start, end }) => ({ start, end }))
  }
}
