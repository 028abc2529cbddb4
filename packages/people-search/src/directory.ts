import type { Vocabulary } from './correct.ts'
import type { Values } from './facet.ts'
import type { ConceptTable } from './named-concepts.ts'
import type { SortedWords } from './sorted-words.ts'

/** What the people of one scope know, have and are called: what questions are read by. It changes as they do. */
export interface Directory {
  /** How many people are in the scope. */
  readonly population: number
  /** What is known by several names: what is built in, as the organisation added to it and corrected it. */
  readonly concepts: ConceptTable
  /** By how many people a lexeme of any kind is had. */
  countOf(lexeme: string): number
  /** Plain words and names: what typing errors are mended towards. */
  vocabulary: Vocabulary
  /** Plain words that people have or once had: where compounds are found. */
  words: Pick<SortedWords, 'startingWith' | 'endingWith'>
  /** The same of names. */
  names: Pick<SortedWords, 'startingWith'>
  isName(word: string): boolean
  /** How people write a folded word, where a skill, position or city holds it. */
  spellingOf(word: string): string | undefined
  /** Values by their folded form. */
  skills: Values
  positions: Values
  /** By the city's key, which all its names share. */
  cities: Values
  /** Short values of custom fields by their folded form, field by field. */
  readonly fields: readonly Values[]
}
