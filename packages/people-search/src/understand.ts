import type { SearchFilter } from '@umkreis/schemas'
import type { Directory } from './directory.ts'
import { foldText } from './fold.ts'
import { MAX_NAME_WORDS } from './named-concepts.ts'
import { readPlaces } from './places.ts'
import {
  type ConceptGroup,
  NAME_WEIGHT,
  PLACE_WEIGHT,
  type Test,
  type UnderstoodPart,
  WORD_WEIGHT,
} from './question-part.ts'
import { type QuestionWord, readWords } from './read-words.ts'
import type { LoadStems, StemsOf } from './stems.ts'
import { JOINING_WORDS } from './stop-words.ts'
import { markExcluded } from './exclude.ts'
import { testsOfKin, testsOfWord } from './word-tests.ts'

/** A question, understood part by part. */
export interface UnderstoodQuestion {
  parts: UnderstoodPart[]
  /** Values that the question named. */
  filters: SearchFilter[]
  /** What is left of the question beside them. */
  text: string
}

const MAX_PARTS = 10
const MAX_WORDS_OF_A_PART = 4

/** Reads a question in German or English by what the people of a directory are, have and are called. */
export async function understandQuestion(
  loadStems: LoadStems,
  question: string,
  directory: Directory,
): Promise<UnderstoodQuestion> {
  const { words, stemsOf } = await readWords(loadStems, question, directory)
  const own = findOwnWords(words, directory)
  const taken = [...own]
  const found: UnderstoodPart[] = [...readPlaces(question, words, taken, directory)]
  found.push(...readConcepts(question, words, taken, directory))
  found.push(...readPersons(question, words, taken, directory))
  for (const [index, isOwn] of own.entries()) if (isOwn) taken[index] = false
  let runs = collectRuns(words, taken, ['content'], directory)
  if (runs.length + found.length === 0) runs = collectRuns(words, taken, ['content', 'asking'], directory)
  found.push(...runs.map((run) => readRun(question, run, directory, stemsOf)))
  const inOrder = found.toSorted((a, b) => (a.marks[0]?.[0] ?? 0) - (b.marks[0]?.[0] ?? 0))
  const parts = joinRepeated(markExcluded(question, words, inOrder)).slice(0, MAX_PARTS)
  return {
    parts,
    filters: parts.filter(({ kind }) => kind !== 'text').map(({ kind, label }) => ({ kind, value: label })),
    text: parts
      .filter(({ kind, isExcluded }) => kind === 'text' && !isExcluded)
      .map(({ label }) => label)
      .join(' '),
  }
}

/** What is asked for twice is one part, marked in both places. */
function joinRepeated(parts: readonly UnderstoodPart[]): UnderstoodPart[] {
  const joined = new Map<string, UnderstoodPart>()
  for (const part of parts) {
    const key = `${part.kind} ${part.isExcluded ? 'not ' : ''}${part.groups.map(({ asked }) => asked).join(' ')}`
    const known = joined.get(key)
    if (known) known.marks.push(...part.marks)
    else joined.set(key, part)
  }
  return [...joined.values()]
}

/** What an organisation added is meant before the place, language or person of the same name: a project called Phoenix. */
function findOwnWords(words: readonly QuestionWord[], { concepts }: Directory): boolean[] {
  const own = words.map(() => false)
  for (const [index, length] of spans(words, own)) {
    const span = words.slice(index, index + length)
    if (concepts.isOwn(span.map(({ word }) => word).join(' '))) own.fill(true, index, index + length)
  }
  return own
}

/** Languages and countries by any of their names. */
function readConcepts(
  question: string,
  words: readonly QuestionWord[],
  taken: boolean[],
  { concepts }: Directory,
): UnderstoodPart[] {
  const parts: UnderstoodPart[] = []
  for (const [index, length] of spans(words, taken)) {
    const span = words.slice(index, index + length)
    const name = span.map(({ word }) => word).join(' ')
    const concept = concepts.byName(name).find(({ kind }) => kind !== 'term')
    if (!concept || span.every(({ kind }) => kind === 'stop')) continue
    taken.fill(true, index, index + length)
    parts.push({
      kind: concept.kind === 'language' ? 'language' : 'country',
      label: textOf(question, span),
      marks: marksOf(span),
      ...(span.some(({ corrected }) => corrected) ? { corrected: properName(concept.names, name) } : {}),
      groups: [
        {
          asked: name,
          shown: textOf(question, span),
          tests: [{ lexeme: concept.id, because: 'word', factor: 1, byField: true }],
          weight: concept.kind === 'language' ? WORD_WEIGHT : PLACE_WEIGHT,
        },
      ],
    })
  }
  return parts
}

/** Names of people, where the question writes them as names or asks for nothing else. */
function readPersons(
  question: string,
  words: readonly QuestionWord[],
  taken: boolean[],
  directory: Directory,
): UnderstoodPart[] {
  const isShort = words.filter(({ kind }, index) => kind === 'content' && !taken[index]).length <= 2
  const isName = (word: QuestionWord | undefined, index: number): word is QuestionWord =>
    word !== undefined &&
    !taken[index] &&
    word.kind === 'content' &&
    directory.isName(word.word) &&
    directory.countOf(word.word) === 0 &&
    (isShort || /^\p{Lu}/u.test(word.raw))
  const parts: UnderstoodPart[] = []
  for (let index = 0; index < words.length; index += 1) {
    const span: QuestionWord[] = []
    while (isName(words[index + span.length], index + span.length)) {
      const next = words[index + span.length]
      if (!next || (span.length > 0 && next.startsAnew)) break
      span.push(next)
    }
    if (span.length === 0) continue
    taken.fill(true, index, index + span.length)
    parts.push({
      kind: 'person',
      label: textOf(question, span),
      marks: marksOf(span),
      ...correctionOf(span),
      groups: span.map(({ word, raw, corrected }) => ({
        asked: word,
        shown: raw,
        tests: [
          { lexeme: `n:${word}`, because: corrected ? 'typing' : 'word', factor: corrected ? 0.9 : 1, byField: false },
        ],
        weight: NAME_WEIGHT,
      })),
    })
    index += span.length - 1
  }
  return parts
}

/** Words that stand together and are not taken yet: each run becomes one part. */
function collectRuns(
  words: readonly QuestionWord[],
  taken: readonly boolean[],
  kinds: readonly QuestionWord['kind'][],
  directory: Directory,
): QuestionWord[][] {
  const runs: QuestionWord[][] = []
  let run: QuestionWord[] = []
  const finish = () => {
    if (run.length > 0) runs.push(run)
    run = []
  }
  for (const [index, word] of words.entries()) {
    if (taken[index]) finish()
    else if (kinds.includes(word.kind)) {
      const before = run.at(-1)
      const areTwoSkills = before !== undefined && [before, word].every((one) => directory.skills.has(one.word))
      if (word.startsAnew || run.length >= MAX_WORDS_OF_A_PART || areTwoSkills) finish()
      run.push(word)
    } else if (!JOINING_WORDS.has(word.word) || word.startsAnew) finish()
  }
  finish()
  return runs
}

function readRun(question: string, run: QuestionWord[], directory: Directory, stemsOf: StemsOf): UnderstoodPart {
  const phrase = run.map(({ word }) => word).join(' ')
  const kind = directory.skills.has(phrase) ? 'skill' : directory.positions.has(phrase) ? 'position' : 'text'
  return {
    kind,
    label: textOf(question, run),
    marks: marksOf(run),
    ...correctionOf(run),
    groups: groupsOfRun(run, directory, stemsOf),
  }
}

/** A term of several words, such as “machine learning”, is one thing asked for; every other word is one by itself. */
function groupsOfRun(run: QuestionWord[], directory: Directory, stemsOf: StemsOf): ConceptGroup[] {
  const groups: ConceptGroup[] = []
  for (let index = 0; index < run.length; index += 1) {
    const term = longestTerm(run, index, directory)
    if (term) {
      groups.push(term.group)
      index += term.length - 1
      continue
    }
    const word = run[index]
    if (word) groups.push(...groupsOfWord(word, directory, stemsOf))
  }
  return groups
}

function longestTerm(
  run: QuestionWord[],
  index: number,
  directory: Directory,
): { group: ConceptGroup; length: number } | undefined {
  for (let length = Math.min(MAX_NAME_WORDS, run.length - index); length > 1; length -= 1) {
    const asked = run
      .slice(index, index + length)
      .map(({ word }) => word)
      .join(' ')
    const concept = directory.concepts.byName(asked).find(({ kind }) => kind === 'term')
    if (concept) {
      const itself: Test = { lexeme: concept.id, because: 'word', factor: 1, byField: true }
      const tests = [itself, ...testsOfKin(concept.id, directory)]
      const shown = run
        .slice(index, index + length)
        .map(({ raw }) => raw)
        .join(' ')
      return { group: { asked, shown, tests, weight: WORD_WEIGHT }, length }
    }
  }
  return undefined
}

function groupsOfWord(word: QuestionWord, directory: Directory, stemsOf: StemsOf): ConceptGroup[] {
  if (word.halves) {
    return word.halves.map((half) => ({
      asked: half,
      shown: word.raw,
      tests: [
        ...testsOfWord({ ...word, word: half, plain: half }, directory, stemsOf, false),
        // Halves are mostly stems already, and the database was not asked for theirs.
        { lexeme: `g:${half}`, because: 'word' as const, factor: 0.9, byField: true },
      ],
      weight: WORD_WEIGHT,
    }))
  }
  const tests = testsOfWord(word, directory, stemsOf, word.isOpen)
  if (word.corrected === undefined) return [{ asked: word.word, shown: word.raw, tests, weight: WORD_WEIGHT }]
  // Somebody may have written it this way since the directory was read: the very word still counts most.
  const asTyped: Test = { lexeme: foldText(word.raw), because: 'word', factor: 1, byField: true }
  const mended = tests.map((test): Test => ({ ...test, because: 'typing', factor: test.factor * 0.92 }))
  return [{ asked: word.word, shown: word.raw, tests: [asTyped, ...mended], weight: WORD_WEIGHT }]
}

/** Stretches of words that are free, the longest first at each place. */
function* spans(words: readonly QuestionWord[], taken: readonly boolean[]): Generator<[index: number, length: number]> {
  for (let index = 0; index < words.length; index += 1) {
    for (let length = Math.min(MAX_NAME_WORDS, words.length - index); length > 0; length -= 1) {
      const isFree = !taken.slice(index, index + length).some(Boolean)
      if (isFree && !words.slice(index + 1, index + length).some(({ startsAnew }) => startsAnew)) yield [index, length]
    }
  }
}

function textOf(question: string, span: readonly QuestionWord[]): string {
  return question.slice(span[0]?.start, span.at(-1)?.end)
}

function marksOf(span: readonly QuestionWord[]): [number, number][] {
  return span.map(({ start, end }) => [start, end])
}

function correctionOf(span: readonly QuestionWord[]): { corrected?: string } {
  if (!span.some(({ corrected }) => corrected !== undefined)) return {}
  return { corrected: span.map(({ corrected, raw }) => corrected ?? raw).join(' ') }
}

function properName(names: readonly string[], folded: string): string {
  return names.find((name) => foldText(name) === folded) ?? names[0] ?? folded
}
