import { createHash } from 'node:crypto'
import { cityKey } from './cities.ts'
import { tokenise } from './fold.ts'
import { lexemesOf, plainsOf } from './lexemes.ts'
import { CONCEPTS } from './named-concepts.ts'
import { type FieldWeight, type SearchableProfile, fieldsOf, nameOf } from './profile-fields.ts'
import type { StemsOf } from './stems.ts'

// Raised when people are to be found by something new: documents of another version are made again.
const INDEX_VERSION = 2

/** The words of a profile that stems are needed for. */
export function profilePlains(profile: SearchableProfile): string[] {
  return fieldsOf(profile).flatMap(({ text }) => plainsOf(text))
}

/** Marks a document as made from exactly this profile by exactly this code. */
export function stampOf(profile: SearchableProfile): string {
  const content = JSON.stringify([INDEX_VERSION, nameOf(profile), fieldsOf(profile)])
  return `v:${createHash('sha256').update(content).digest('base64url').slice(0, 16)}`
}

/**
 * What a person is found by, as the text form of a `tsvector`: every lexeme with the weights of the fields it stands in.
 * Besides words, stems and concepts: `n:` a word of the name, `c:` the city, `o:` the country, `p:` and `s:` words and
 * concepts of the position and of skills, for exact filters.
 */
export function createDocument(profile: SearchableProfile, stemsOf: StemsOf): string {
  const weights = new Map<string, Set<FieldWeight>>()
  const add = (lexeme: string, weight: FieldWeight) => {
    const known = weights.get(lexeme)
    if (known) known.add(weight)
    else weights.set(lexeme, new Set([weight]))
  }
  for (const { field, text, weight } of fieldsOf(profile)) {
    const tag = FILTER_TAGS[field]
    for (const { lexeme } of lexemesOf(text, stemsOf)) {
      add(lexeme, weight)
      if (tag) add(tag + lexeme, weight)
    }
  }
  for (const { word } of tokenise(nameOf(profile))) add(`n:${word}`, 'D')
  if (profile.city) add(`c:${cityKey(profile.city)}`, 'D')
  if (profile.country) add(countryLexeme(profile.country), 'D')
  add(stampOf(profile), 'D')
  return [...weights].map(([lexeme, set]) => `${quoteLexeme(lexeme)}:${formatWeights(set)}`).join(' ')
}

/** The lexeme of the country somebody works in, whichever of its names is written. */
export function countryLexeme(country: string): string {
  const folded = tokenise(country)
    .map(({ word }) => word)
    .join(' ')
  const concept = CONCEPTS.byName(folded).find(({ kind }) => kind === 'country')
  return `o:${concept?.id ?? folded}`
}

/** A lexeme as it stands in the text form of `tsvector` and `tsquery`. */
export function quoteLexeme(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}

/**
 * Reads the text form of a `tsvector` as the database writes it. The weight D, which every position has unless told, is
 * left out there.
 */
export function* parseDocument(document: string): Generator<{ lexeme: string; weights: string }> {
  for (const [, quoted = '', positions = ''] of document.matchAll(/'((?:[^']|'')*)'(?::(\S+))?/g)) {
    const lexeme = /['\\]/.test(quoted) ? quoted.replaceAll("''", "'").replaceAll('\\\\', '\\') : quoted
    yield { lexeme, weights: positions.replace(/\d+(?=,|$)/g, 'D') }
  }
}

const FILTER_TAGS: Readonly<Record<string, string>> = { position: 'p:', skills: 's:' }
const PLACES: Readonly<Record<FieldWeight, number>> = { A: 1, B: 2, C: 3, D: 4 }

function formatWeights(weights: ReadonlySet<FieldWeight>): string {
  return [...weights].map((weight) => `${PLACES[weight]}${weight}`).join(',')
}
