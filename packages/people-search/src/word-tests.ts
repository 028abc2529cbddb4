import type { Directory } from './directory.ts'
import type { Token } from './fold.ts'
import { stemLexemes } from './lexemes.ts'
import { type Concept, foldedNamesOf } from './named-concepts.ts'
import type { Test } from './question-part.ts'
import type { StemsOf } from './stems.ts'
import { DOERS } from './stop-words.ts'
import { kinOf } from './taxonomy/taxonomy.ts'

const MAX_COMPOUNDS = 24
const MAX_NARROWER = 40
const MIN_COMPOUND_PART = 4
// So long a beginning hardly starts another word by chance.
const MIN_FREE_PREFIX = 6
const MIN_TYPED_PREFIX = 3
// A compound with another name of what is asked for says a little less than that name.
const OTHER_NAME = 0.8

/** Endings of the same word: number, case, and the feminine form of a trade. */
const INFLECTION = /^(?:e|n|en|s|es|er|ern|in|innen|r|rin|rinnen)$/
/** Who does something, and the doing of it: the stem is asked for. */
const DOING = /(?:erinnen|erin|ern|ers|er|ung|ungen|ing|ings)$/

/** Every way to meet one word, the closest first. */
export function testsOfWord(token: Token, directory: Directory, stemsOf: StemsOf, isOpen: boolean): Test[] {
  const { word, plain } = token
  const tests: Test[] = [{ lexeme: word, because: 'word', factor: 1, byField: true }]
  const add = (lexeme: string, because: Test['because'], factor: number) => {
    if (!tests.some((test) => test.lexeme === lexeme)) tests.push({ lexeme, because, factor, byField: true })
  }
  for (const lexeme of stemLexemes(plain, stemsOf)) add(lexeme, 'word', 0.98)
  const concepts = directory.concepts.byWord(word)
  for (const { id } of concepts) add(id, 'synonym', 0.88)
  for (const { id } of concepts) {
    for (const test of testsOfKin(id, directory))
      if (!tests.some(({ lexeme }) => lexeme === test.lexeme)) tests.push(test)
  }
  for (const base of basesOf(word)) if (directory.countOf(base) > 0) add(base, 'word', 0.99)
  for (const other of compoundsOf(word, directory)) add(other.word, 'word', other.factor)
  // Where somebody writes the word itself, compounds with its other names are further from it than they would look.
  if (!tests.some(({ lexeme, because }) => because === 'word' && directory.countOf(lexeme) > 0)) {
    for (const name of otherNamesOf(word, concepts))
      for (const other of compoundsOf(name, directory)) add(other.word, 'synonym', other.factor * OTHER_NAME)
  }
  if (word.length >= 6) {
    const stem = word.replace(DOING, '')
    if (stem.length >= MIN_COMPOUND_PART && stem !== word) {
      for (const tag of ['e:', 'g:']) if (directory.countOf(tag + stem) > 0) add(tag + stem, 'word', 0.9)
    }
  }
  if (isOpen && word.length >= MIN_TYPED_PREFIX) {
    for (const other of startingWith(word, directory)) add(other, 'word', 0.85)
  }
  if (directory.isName(word)) tests.push({ lexeme: `n:${word}`, because: 'word', factor: 0.9, byField: false })
  return tests
}

/** What meets a skill without being it: what belongs to it, and, by less than half, what is close to it or holds it. */
export function testsOfKin(id: string, directory: Directory): Test[] {
  const { narrower, broader, near } = kinOf(id)
  const isHad = (lexeme: string) => directory.countOf(lexeme) > 0
  return [
    ...narrower
      .filter((one) => isHad(one.id))
      .slice(0, MAX_NARROWER)
      .map(({ id: lexeme, steps }) => createKin(lexeme, 'part', steps === 1 ? 0.8 : 0.74)),
    ...[...new Set([...near, ...broader])].filter(isHad).map((lexeme) => createKin(lexeme, 'near', 0.4)),
  ]
}

function createKin(lexeme: string, kinship: 'part' | 'near', factor: number): Test {
  return { lexeme, because: 'meaning', factor, byField: true, kinship }
}

/** Whether anybody meets one of the tests. */
export function isMetByAnybody(tests: readonly Test[], directory: Directory): boolean {
  return tests.some(({ lexeme }) => directory.countOf(lexeme) > 0)
}

/**
 * Splits a compound that nobody wrote into two words that somebody did: `Seilbahnzulassung`. A last word that only says
 * that somebody does it is left out: `Wartungstechniker`.
 */
export function splitCompound(word: string, directory: Directory): string[] | undefined {
  for (let at = word.length - MIN_COMPOUND_PART; at >= MIN_COMPOUND_PART; at -= 1) {
    const last = word.slice(at)
    const isDoer = DOERS.has(last)
    if (!isDoer && !isKnownPart(last, directory)) continue
    const first = word.slice(0, at)
    const known = [first, first.replace(/s$/, ''), first.replace(/en?$/, '')].find(
      (part) => part.length >= MIN_COMPOUND_PART && isKnownPart(part, directory),
    )
    if (known !== undefined) return isDoer ? [known] : [known, last]
  }
  return undefined
}

/**
 * Splits a compound of which somebody does one half, and nobody wrote the other: `Drohnenaufnahmen`. Who meets the half
 * does not fit, but is near.
 */
export function splitPartly(word: string, directory: Directory): [string, string] | undefined {
  for (let length = word.length - MIN_COMPOUND_PART; length > MIN_COMPOUND_PART; length -= 1) {
    const [first, last] = [word.slice(0, length), word.slice(length)]
    if (isDone(first, directory)) return [first, last]
    const [before, after] = [word.slice(0, -length), word.slice(-length)]
    if (isDone(after, directory)) return [before, after]
  }
  return undefined
}

/** Whether somebody does what a name stands for, by whichever of its names. */
function isDone(name: string, directory: Directory): boolean {
  return directory.concepts.byWord(name).some(({ id }) => directory.countOf(id) > 0)
}

/** Whether somebody wrote a word, or does what it names. */
function isKnownPart(part: string, directory: Directory): boolean {
  if ([part, `g:${part}`].some((lexeme) => directory.countOf(lexeme) > 0) || directory.concepts.byWord(part).length > 0)
    return true
  const stem = part.replace(DOING, '')
  return stem.length >= MIN_COMPOUND_PART && stem !== part && directory.countOf(`g:${stem}`) > 0
}

/** What else a word's thing is called in one word, long enough to be known in a compound: Klavier for piano. */
function otherNamesOf(word: string, concepts: readonly Concept[]): Set<string> {
  const names = concepts.filter(({ kind }) => kind === 'term').flatMap(foldedNamesOf)
  return new Set(names.filter((name) => name !== word && name.length >= MIN_FREE_PREFIX && !name.includes(' ')))
}

function basesOf(word: string): string[] {
  const bases: string[] = []
  for (const ending of ['innen', 'nen', 'in', 'ern', 'en', 'es', 'er', 'n', 's', 'e']) {
    const base = word.slice(0, -ending.length)
    if (word.endsWith(ending) && base.length >= MIN_COMPOUND_PART) bases.push(base)
  }
  return bases
}

/** Longer words that hold this one at their beginning or end, with what is left over being a word or an ending. */
function compoundsOf(word: string, directory: Directory): { word: string; factor: number }[] {
  if (word.length < MIN_COMPOUND_PART) return []
  const found: { word: string; factor: number }[] = []
  for (const other of directory.words.startingWith(word)) {
    if (other.length === word.length || directory.countOf(other) === 0) continue
    const rest = other.slice(word.length)
    if (INFLECTION.test(rest)) found.push({ word: other, factor: 0.99 })
    else if (word.length >= MIN_FREE_PREFIX || isWordWithLink(rest, directory))
      found.push({ word: other, factor: 0.88 })
  }
  if (word.length > MIN_COMPOUND_PART) {
    for (const other of directory.words.endingWith(word)) {
      if (other.length - word.length >= MIN_COMPOUND_PART && directory.countOf(other) > 0)
        found.push({ word: other, factor: 0.88 })
    }
  }
  return found
    .toSorted((a, b) => b.factor - a.factor || directory.countOf(b.word) - directory.countOf(a.word))
    .slice(0, MAX_COMPOUNDS)
}

function isWordWithLink(rest: string, directory: Directory): boolean {
  return [rest, rest.replace(/^(?:s|n|en|es)/, '')].some(
    (part) => part.length >= MIN_COMPOUND_PART && directory.countOf(part) > 0,
  )
}

function startingWith(prefix: string, directory: Directory): string[] {
  return [...directory.words.startingWith(prefix)]
    .filter((word) => directory.countOf(word) > 0)
    .toSorted((a, b) => directory.countOf(b) - directory.countOf(a))
    .slice(0, MAX_COMPOUNDS)
}
