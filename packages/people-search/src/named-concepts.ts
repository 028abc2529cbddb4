import { doerOf } from './doer-names.ts'
import { foldText } from './fold.ts'
import { createOrder } from './order.ts'
import { SKILLS } from './taxonomy/taxonomy.ts'

/** What stands for the same thing in any of its names: a language, a country, a skill. */
export interface Concept {
  /** Such as `l:pt`, `k:at`, `t:kubernetes`: a lexeme of its own, so that people are indexed by it. */
  id: string
  kind: 'language' | 'country' | 'term'
  /** How it is called, in the order in which a label is chosen. */
  names: readonly string[]
}

/** Finds concepts by any of their names; names of up to {@link MAX_NAME_WORDS} words are looked up. */
export interface ConceptTable {
  byName(foldedName: string): readonly Concept[]
  /** By one word, which may be inflected where it is something that people do: `kaserin` for Käser, `pianos` for piano. */
  byWord(foldedWord: string): readonly Concept[]
  /** How many words the longest name has that begins with a folded word; 0 where there is none. */
  longestFrom(word: string): number
  /** Folded names of one word: what typing errors are mended towards. */
  singleWordNames: readonly string[]
  /** Whether a folded word stands in any name, alone or beside others: it is spelt right, whoever uses it. */
  isInName(foldedWord: string): boolean
  /** Whether it is a name that an organisation added: it is meant before any place, language or person of that name. */
  isOwn(foldedName: string): boolean
  /** All names that begin with a folded text, shortest first. */
  startingWith(beginning: string): { name: string; concept: Concept }[]
}

/** How many words a concept's name can have. */
export const MAX_NAME_WORDS = 4

const LANGUAGE_CODES =
  'ar az be bg bn bs ca cs cy da de el en es et eu fa fi fr ga gl gu he hi hr hu hy id is it ja ka kk kn ko la lb lt lv mk ml mn mr ms mt nb ne nl no pa pl ps pt rm ro ru sa sk sl so sq sr sv sw ta te th tl tr uk ur uz vi yo zh zu'
// Names that the locale data lacks: what speakers call it themselves in everyday words, and varieties.
const MORE_LANGUAGE_NAMES: Readonly<Record<string, readonly string[]>> = {
  pt: ['Brazilian Portuguese', 'European Portuguese', 'Brasilianisches Portugiesisch'],
  de: ['Swiss German', 'Schweizerdeutsch', 'Schwiizerdütsch'],
  fa: ['Farsi', 'Dari'],
  zh: ['Mandarin', 'Cantonese', 'Kantonesisch'],
  es: ['Castellano', 'Castilian'],
  nl: ['Flemish', 'Flämisch'],
}
const SIGN_LANGUAGE: Concept = { id: 'l:sign', kind: 'language', names: ['Sign language', 'Gebärdensprache', 'DGS'] }

const COUNTRY_CODES =
  'AD AE AL AM AR AT AU AZ BA BE BG BO BR BY CA CH CL CN CO CY CZ DE DK DZ EC EE EG ES FI FR GB GE GR HR HU IE IL IN IR IS IT JP KR LI LT LU LV MA MC MD ME MK MT MX MY NG NL NO NZ PE PL PT RO RS RU SA SE SG SI SK TH TN TR TW UA US VN ZA'
const MORE_COUNTRY_NAMES: Readonly<Record<string, readonly string[]>> = {
  GB: ['UK', 'Great Britain', 'England', 'Scotland', 'Wales', 'Großbritannien', 'Schottland'],
  US: ['USA', 'America', 'Amerika'],
  CZ: ['Czech Republic', 'Tschechische Republik'],
  NL: ['Holland', 'The Netherlands'],
  TR: ['Turkey'],
}

const NOTHING: readonly Concept[] = []

// Endings of number, case and gender, in German and English; umlauts are folded already.
const ENDINGS = ['innen', 'in', 'en', 'es', 'er', 'e', 'n', 's']
const MIN_BASE_LENGTH = 4
// So short a base takes only endings that hardly end another word.
const MIN_FREE_BASE_LENGTH = 6
const SURE_ENDINGS: ReadonlySet<string> = new Set(['innen', 'in', 's'])

/** One name of a concept: which of its names, and the concept's place among all. */
interface NamedConcept {
  name: string
  concept: Concept
  rank: number
  place: number
}

/** Languages and countries in English, German and their own names, and skills. */
export const BUILT_IN_CONCEPTS: readonly Concept[] = [
  ...LANGUAGE_CODES.split(' ').map((code) => language(code)),
  SIGN_LANGUAGE,
  ...COUNTRY_CODES.split(' ').map((code) => country(code)),
  ...SKILLS.map(({ id, names }): Concept => ({ id, kind: 'term', names })),
]

/** Builds the table of concepts. @param ownNames The folded names that an organisation added. */
export function createConceptTable(
  concepts: readonly Concept[] = BUILT_IN_CONCEPTS,
  ownNames: ReadonlySet<string> = new Set(),
): ConceptTable {
  const byName = new Map<string, Concept[]>()
  for (const concept of concepts) {
    for (const name of new Set(foldedNamesOf(concept))) {
      const known = byName.get(name)
      if (known) known.push(concept)
      else byName.set(name, [concept])
    }
  }
  for (const [name, found] of byName) {
    const doer = doerOf(name)
    const terms = found.filter(({ kind }) => kind === 'term')
    // Who does something is what they do, unless that is a thing of its own.
    if (doer !== undefined && terms.length > 0 && !byName.has(doer)) byName.set(doer, terms)
  }
  const longest = new Map<string, number>()
  for (const name of byName.keys()) {
    const words = name.split(' ')
    const first = words[0] ?? ''
    longest.set(first, Math.max(words.length, longest.get(first) ?? 0))
  }
  const wordsOfNames = new Set([...byName.keys()].flatMap((name) => name.split(' ')))
  const byBeginning = createOrder(({ folded }: NamedConcept & { folded: string }) => folded)
  for (const [place, concept] of concepts.entries()) {
    const names = foldedNamesOf(concept)
    for (const [rank, name] of concept.names.entries())
      byBeginning.add({ name, concept, rank, place, folded: names[rank] ?? '' })
  }
  return {
    byName: (foldedName) => byName.get(foldedName) ?? NOTHING,
    byWord: (foldedWord) => byName.get(foldedWord) ?? findInflected(foldedWord, byName),
    longestFrom: (word) => longest.get(word) ?? 0,
    isInName: (foldedWord) => wordsOfNames.has(foldedWord),
    isOwn: (foldedName) => ownNames.has(foldedName),
    singleWordNames: [...byName.keys()].filter((name) => !name.includes(' ') && name.length > 4),
    startingWith(beginning) {
      const first = new Map<Concept, NamedConcept>()
      for (const named of byBeginning.startingWith(beginning)) {
        const known = first.get(named.concept)
        if (!known || named.rank < known.rank) first.set(named.concept, named)
      }
      return [...first.values()].toSorted((a, b) => a.name.length - b.name.length || a.place - b.place)
    },
  }
}

/** A folded name with everything that {@link ConceptTable.byWord} takes for it. */
export function inflectionsOf(foldedName: string): string[] {
  return foldedName.includes(' ') ? [foldedName] : [foldedName, ...ENDINGS.map((ending) => foldedName + ending)]
}

function findInflected(word: string, byName: ReadonlyMap<string, readonly Concept[]>): readonly Concept[] {
  for (const ending of ENDINGS) {
    const least = SURE_ENDINGS.has(ending) ? MIN_BASE_LENGTH : MIN_FREE_BASE_LENGTH
    if (word.length - ending.length < least || !word.endsWith(ending)) continue
    const found = byName.get(word.slice(0, -ending.length))?.filter(({ kind }) => kind === 'term')
    if (found && found.length > 0) return found
  }
  return NOTHING
}

const foldedNames = new WeakMap<Concept, readonly string[]>()

/** The names of a concept, folded: for what is built in once, however many tables hold it. */
export function foldedNamesOf(concept: Concept): readonly string[] {
  const known = foldedNames.get(concept)
  if (known) return known
  const names = concept.names.map(foldText)
  foldedNames.set(concept, names)
  return names
}

/** What is built in, for the whole process: it depends on nothing. */
export const CONCEPTS = createConceptTable()

function language(code: string): Concept {
  const named = ['en', 'de', code].map((locale) => display(locale, 'language', code))
  return {
    id: `l:${code === 'nb' ? 'no' : code}`,
    kind: 'language',
    names: [...named, ...(MORE_LANGUAGE_NAMES[code] ?? [])],
  }
}

function country(code: string): Concept {
  const named = ['en', 'de'].map((locale) => display(locale, 'region', code))
  return { id: `k:${code.toLowerCase()}`, kind: 'country', names: [...named, ...(MORE_COUNTRY_NAMES[code] ?? [])] }
}

function display(locale: string, type: 'language' | 'region', code: string): string {
  return new Intl.DisplayNames([locale, 'en'], { type }).of(code) ?? code
}
