import { findCity } from './cities.ts'
import { type Vocabulary, correctWord, createVocabulary } from './correct.ts'
import type { Directory } from './directory.ts'
import { type Token, tokenise } from './fold.ts'
import { stemLexemes } from './lexemes.ts'
import { type ConceptTable, MAX_NAME_WORDS } from './named-concepts.ts'
import type { LoadStems, StemsOf } from './stems.ts'
import { ASKING_WORDS, STOP_WORDS } from './stop-words.ts'
import { isMetByAnybody, splitCompound, splitPartly, testsOfWord } from './word-tests.ts'

/** One word of a question, read. */
export interface QuestionWord extends Token {
  raw: string
  kind: 'stop' | 'asking' | 'content'
  /** What the word was read as, where nobody wrote it as it stands. */
  corrected?: string
  /** The words that a compound was split into. */
  halves?: string[]
  /** It may still be growing: the last one, with nothing behind it. */
  isOpen: boolean
  /** Separated from the word before by more than white space or a hyphen. */
  startsAnew: boolean
}

const MAX_WORDS = 80
// Each is compared with every word of the directory; a question that is meant holds few errors.
const MAX_MENDED_WORDS = 12
// Small words of other languages have too many neighbours to be mended towards names of places and languages.
const MIN_NAMED_LENGTH = 5
const SAME_BEGINNING = 7
const MAX_ENDING = 4

/** Reads the words of a question and mends those that nobody wrote, as far as they are few. */
export async function readWords(
  loadStems: LoadStems,
  question: string,
  directory: Directory,
): Promise<{ words: QuestionWord[]; stemsOf: StemsOf }> {
  const tokens = tokenise(question).slice(0, MAX_WORDS)
  let stemsOf = await loadStems(tokens.map(({ plain }) => plain))
  let mendable = MAX_MENDED_WORDS
  const words = tokens.map((token, index): QuestionWord => {
    const before = tokens[index - 1]
    const gap = before ? question.slice(before.end, token.start) : ''
    const word: QuestionWord = {
      ...token,
      raw: question.slice(token.start, token.end),
      kind: isEmpty(token.word, directory) ? 'stop' : ASKING_WORDS.has(token.word) ? 'asking' : 'content',
      isOpen: index === tokens.length - 1 && token.end === question.trimEnd().length && token.end === question.length,
      startsAnew: !/^[\s\-‐‑/&]*$/.test(gap),
    }
    if (word.kind !== 'content' || isKnown(word, directory, stemsOf)) return word
    const halves = splitCompound(word.word, directory)
    if (halves) return { ...word, halves }
    mendable -= 1
    if (mendable < 0) return word
    const mended = mend(word, directory)
    if (mended !== word) return mended
    const parts = splitPartly(word.word, directory)
    return parts ? { ...word, halves: parts } : word
  })
  promoteTerms(words, directory)
  const mended = words.filter(({ corrected }) => corrected !== undefined)
  if (mended.length > 0) {
    stemsOf = await loadStems([...tokens, ...mended].map(({ plain }) => plain))
  }
  return { words, stemsOf }
}

/** Words that only ask or join, such as “works” and “of”, say something in a term: “works council”, “internet of things”. */
function promoteTerms(words: QuestionWord[], { concepts }: Directory): void {
  for (const index of words.keys()) {
    for (let length = MAX_NAME_WORDS; length > 1; length -= 1) {
      const span = words.slice(index, index + length)
      if (span.length < length || span.slice(1).some(({ startsAnew }) => startsAnew)) continue
      if (span.every(({ kind }) => kind === 'content') || !span.some(({ kind }) => kind === 'content')) continue
      const name = span.map(({ word }) => word).join(' ')
      if (concepts.byName(name).some(({ kind }) => kind === 'term')) for (const word of span) word.kind = 'content'
    }
  }
}

/** A single letter or digit says something only where it is a skill, such as R. */
function isEmpty(word: string, directory: Directory): boolean {
  return STOP_WORDS.has(word) || (word.length === 1 && !directory.skills.has(word))
}

function mend(word: QuestionWord, directory: Directory): QuestionWord {
  const corrected = directory.concepts.isInName(word.word)
    ? (otherSpelling(word.word, directory) ?? correctName(word.word, directory, isPlaceOrLanguage))
    : (correctWord(word.word, directory.vocabulary) ?? correctName(word.word, directory))
  if (corrected === undefined) return word
  const read = { ...word, word: corrected, plain: corrected }
  if (isOtherEnding(word.word, corrected) && !directory.isName(corrected)) return read
  return { ...read, corrected: spell(corrected, word.raw, directory) }
}

function isKnown(word: QuestionWord, directory: Directory, stemsOf: StemsOf): boolean {
  return (
    /\d/.test(word.word) ||
    directory.isName(word.word) ||
    findCity(word.word) !== undefined ||
    directory.concepts.byWord(word.word).length > 0 ||
    isMetByAnybody(testsOfWord(word, directory, stemsOf, word.isOpen), directory) ||
    stemLexemes(word.plain, stemsOf).some((lexeme) => directory.countOf(lexeme) > 0)
  )
}

/** A mended word as people write it; words are known folded, so that of prose only the capital letter can be kept. */
function spell(folded: string, typed: string, directory: Directory): string {
  const known = directory.spellingOf(folded)
  if (known !== undefined) return known
  return /^\p{Lu}/u.test(typed) ? folded.charAt(0).toUpperCase() + folded.slice(1) : folded
}

/** Two words that differ in their ending alone are one word, inflected in a way that no stemmer knew. */
function isOtherEnding(a: string, b: string): boolean {
  let same = 0
  while (same < a.length && a[same] === b[same]) same += 1
  return same >= SAME_BEGINNING && Math.max(a.length, b.length) - same <= MAX_ENDING
}

// What is spelt in two ways: fibre, colour, organise, analyse.
const SPELLINGS = [
  [/re$/, 'er'],
  [/er$/, 're'],
  [/our/, 'or'],
  [/or/, 'our'],
  [/([iy])s/, '$1z'],
  [/([iy])z/, '$1s'],
] as const

/** A word that is spelt right has no typing error to be mended, but somebody may spell it in the other way. */
function otherSpelling(word: string, directory: Directory): string | undefined {
  return SPELLINGS.map(([from, to]) => word.replace(from, to)).find(
    (other) => other !== word && directory.countOf(other) > 0,
  )
}

function isPlaceOrLanguage(name: string, { concepts }: Directory): boolean {
  return concepts.byName(name).some(({ kind }) => kind !== 'term')
}

function correctName(
  word: string,
  directory: Directory,
  isMeant = (_name: string, _in: Directory) => true,
): string | undefined {
  if (word.length < MIN_NAMED_LENGTH) return undefined
  const name = correctWord(word, namesOf(directory.concepts))
  return name !== undefined && isMeant(name, directory) ? name : undefined
}

const namesOfTables = new WeakMap<ConceptTable, Vocabulary>()

function namesOf(concepts: ConceptTable): Vocabulary {
  const known = namesOfTables.get(concepts)
  if (known) return known
  const names = createVocabulary(new Map(concepts.singleWordNames.map((name) => [name, 1])))
  namesOfTables.set(concepts, names)
  return names
}
