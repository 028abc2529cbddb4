import { distance, stem, wordsOf } from './fold.ts'
import type { Person } from './people.ts'
import { CITY_NAMES, CONCEPTS, STOP_WORDS } from './vocabulary.ts'

/** The fields that are read, with what a word in them counts. */
const FIELDS = { skills: 1, position: 0.95, about: 0.9, languages: 1, city: 1, name: 1 } as const
/** A field of a person that answers. */
export type Field = keyof typeof FIELDS

/** The words of somebody's profile that meet one part of a question. */
export interface Proof {
  /** Which part, by its place. */
  part: number
  field: Field
  before: string
  mark: string
  after: string
}

/** Somebody found, and why. */
export interface Hit {
  person: Person
  /** From 0 to 1: the share of what is asked that this person meets, rare things weighing more. */
  score: number
  proofs: Proof[]
}

/** What a question asks for, and who meets it, best first. */
export interface Answer {
  /** In their order, as they were asked; `corrected` is what a misspelt one was read as. */
  parts: { asked: string; corrected?: string }[]
  hits: Hit[]
}

/** A lexeme of a profile: the word's stem, or `#3` for the third thing that has several names. */
interface Place {
  field: Field
  start: number
  end: number
}
interface Entry {
  person: Person
  lexemes: Map<string, Place>
}
interface Part {
  asked: string
  corrected?: string
  /** Any of them meets the part. */
  tests: { lexeme: string; factor: number }[]
}

const SHOWN = 5
const LEAST_SHARE_OF_BEST = 0.5
const NEAR_FACTOR = 0.6
/** Another name for what is asked counts a little less than the asker's own word. */
const SYNONYM_FACTOR = 0.88
const CORRECTED_FACTOR = 0.95

/** Prepares people for being searched, entirely in memory. */
export function createSearch(people: readonly Person[]): (question: string) => Answer {
  const entries = people.map((person): Entry => ({ person, lexemes: lexemesOf(person) }))
  const vocabulary = new Set(people.flatMap((person) => Object.keys(FIELDS).flatMap((field) => wordsIn(person, field))))
  return (question) => {
    const parts = partsOf(question, vocabulary)
    return {
      parts: parts.map(({ asked, corrected }) => ({ asked, ...(corrected ? { corrected } : {}) })),
      hits: rank(entries, parts),
    }
  }
}

const wordsIn = (person: Person, field: string) => wordsOf(String(person[field as Field])).map(({ word }) => word)

function lexemesOf(person: Person): Map<string, Place> {
  const lexemes = new Map<string, Place>()
  for (const field of Object.keys(FIELDS) as Field[]) {
    for (const { lexeme, start, end } of namesIn(person[field])) {
      if (!lexemes.has(lexeme)) lexemes.set(lexeme, { field, start, end })
    }
  }
  return lexemes
}

/** Every word of a text by its stem, and every run of at most three words that is the name of a thing. */
function namesIn(text: string): { lexeme: string; start: number; end: number; length: number }[] {
  const words = wordsOf(text)
  return words.flatMap(({ word, start, end }, index) => {
    const found = [{ lexeme: stem(word), start, end, length: 1 }]
    for (let length = 1; length <= 3 && index + length <= words.length; length += 1) {
      const run = words.slice(index, index + length)
      const concept = CONCEPTS.get(run.map(({ word }) => word).join(' '))
      if (concept !== undefined) found.push({ lexeme: `#${concept}`, start, end: run.at(-1)?.end ?? end, length })
    }
    return found
  })
}

function partsOf(question: string, vocabulary: ReadonlySet<string>): Part[] {
  const words = wordsOf(question)
  const names = namesIn(question).filter(({ lexeme }) => lexeme.startsWith('#'))
  const parts: Part[] = []
  for (let index = 0; index < words.length; index += 1) {
    const { word, start, end } = words[index] ?? { word: '', start: 0, end: 0 }
    const longest = names.filter((name) => name.start === start).sort((a, b) => b.length - a.length)[0]
    const city = CITY_NAMES.get(word)
    if (longest) {
      parts.push({ asked: question.slice(start, longest.end), tests: testsOf(word, longest.lexeme, longest.length) })
      index += longest.length - 1
    } else if (city) {
      parts.push({
        asked: question.slice(start, end),
        tests: [
          { lexeme: stem(wordsOf(city.city)[0]?.word ?? ''), factor: 1 },
          ...city.near.map((near) => ({ lexeme: stem(wordsOf(near)[0]?.word ?? ''), factor: NEAR_FACTOR })),
        ],
      })
    } else if (!STOP_WORDS.has(word) && word.length > 1) {
      parts.push(readWord(question.slice(start, end), word, vocabulary))
    }
  }
  return parts.filter(
    (part, index) => parts.findIndex(({ tests }) => tests[0]?.lexeme === part.tests[0]?.lexeme) === index,
  )
}

function testsOf(word: string, concept: string, length: number): Part['tests'] {
  return length === 1
    ? [
        { lexeme: stem(word), factor: 1 },
        { lexeme: concept, factor: SYNONYM_FACTOR },
      ]
    : [{ lexeme: concept, factor: 1 }]
}

/** A word as it stands, or the nearest one that somebody uses where nobody uses it. */
function readWord(asked: string, word: string, vocabulary: ReadonlySet<string>): Part {
  const own = stem(word)
  if (word.length < 4 || [...vocabulary].some((known) => stem(known) === own)) {
    return { asked, tests: [{ lexeme: own, factor: 1 }] }
  }
  const limit = word.length < 7 ? 1 : 2
  let nearest: string | undefined
  let best = limit + 1
  const names = [...CONCEPTS.keys(), ...CITY_NAMES.keys()].filter((name) => !name.includes(' '))
  for (const known of [...vocabulary, ...names]) {
    const away = known[0] === word[0] ? distance(word, known, limit) : limit + 1
    if (away < best) [nearest, best] = [known, away]
  }
  if (nearest === undefined) return { asked, tests: [{ lexeme: own, factor: 1 }] }
  const concept = CONCEPTS.get(nearest)
  const city = CITY_NAMES.get(nearest)
  const lexeme = stem(city ? (wordsOf(city.city)[0]?.word ?? nearest) : nearest)
  return {
    asked,
    corrected: nearest,
    tests: [
      { lexeme, factor: CORRECTED_FACTOR },
      ...(concept === undefined ? [] : [{ lexeme: `#${concept}`, factor: CORRECTED_FACTOR * SYNONYM_FACTOR }]),
    ],
  }
}

/** Scores by the share of what is asked: each part weighs more, the fewer people meet it. */
function rank(entries: readonly Entry[], parts: readonly Part[]): Hit[] {
  const met = entries.map((entry) => parts.map((part) => meet(entry, part)))
  const weights = parts.map((_, part) => {
    const count = met.filter((row) => row[part]).length
    return Math.log(1 + entries.length / Math.max(1, count))
  })
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const hits = entries.flatMap(({ person }, index): Hit[] => {
    const row = met[index] ?? []
    const value = row.reduce((sum, each, part) => sum + (each?.value ?? 0) * (weights[part] ?? 0), 0)
    if (value === 0) return []
    return [
      {
        person,
        score: value / whole,
        proofs: row.flatMap((each, part) => (each ? [prove(person, part, each.place)] : [])),
      },
    ]
  })
  hits.sort((a, b) => b.score - a.score || a.person.name.localeCompare(b.person.name))
  const best = hits[0]?.score ?? 0
  return hits.filter(({ score }) => score >= best * LEAST_SHARE_OF_BEST).slice(0, SHOWN)
}

function meet({ lexemes }: Entry, { tests }: Part): { value: number; place: Place } | undefined {
  const met = tests.flatMap(({ lexeme, factor }) => {
    const place = lexemes.get(lexeme)
    return place ? [{ value: factor * FIELDS[place.field], place }] : []
  })
  return met.sort((a, b) => b.value - a.value)[0]
}

/** Cuts the quote down to what stands around the mark, at whole words. */
function prove(person: Person, part: number, { field, start, end }: Place): Proof {
  const text = person[field]
  const before = text.slice(0, start)
  const after = text.slice(end)
  const isList = field === 'skills'
  const from = isList ? before.lastIndexOf(', ') + 1 : before.length > 48 ? before.indexOf(' ', before.length - 44) : 0
  const comma = after.indexOf(',')
  const to = isList ? (comma < 0 ? after.length : comma) : after.length > 56 ? after.lastIndexOf(' ', 52) : after.length
  return {
    part,
    field,
    before: (!isList && from > 0 ? '… ' : '') + before.slice(from).trimStart(),
    mark: text.slice(start, end),
    after: after.slice(0, to) + (!isList && to < after.length ? ' …' : ''),
  }
}
