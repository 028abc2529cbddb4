import { cityKey } from './cities.ts'
import { tokenise } from './fold.ts'
import { lexemesOf, plainsOf } from './lexemes.ts'
import { CONCEPTS } from './named-concepts.ts'
import { FIELD_PLACES, type SearchableProfile, fieldsOf, nameOf } from './profile-fields.ts'
import type { StemsOf } from './stems.ts'

/** The words of a profile that stems are needed for. */
export function profilePlains(profile: SearchableProfile): string[] {
  return fieldsOf(profile).flatMap(({ text }) => plainsOf(text))
}

/**
 * What a person is found by, as the text form of a `tsvector`: every lexeme with the {@link FIELD_PLACES} it stands in.
 * Besides words, stems and concepts: `n:` a word of the name, `c:` the city, `o:` the country, `p:` and `s:` words and
 * concepts of the position and of skills, for exact filters.
 *
 * @param stamp A further lexeme that nobody is found by: of whoever keeps documents, to tell which are out of date.
 */
export function createDocument(profile: SearchableProfile, stemsOf: StemsOf, stamp?: string): string {
  const places = new Map<string, Set<string>>()
  const add = (lexeme: string, place: string) => {
    const known = places.get(lexeme)
    if (known) known.add(place)
    else places.set(lexeme, new Set([place]))
  }
  for (const { field, text, weight } of fieldsOf(profile)) {
    const tag = FILTER_TAGS[field]
    const place = placeOfField(field) + weight
    for (const { lexeme } of lexemesOf(text, stemsOf)) {
      add(lexeme, place)
      if (tag) add(tag + lexeme, place)
    }
  }
  for (const { word } of tokenise(nameOf(profile))) add(`n:${word}`, BESIDE)
  if (profile.city) add(`c:${cityKey(profile.city)}`, BESIDE)
  if (profile.country) add(countryLexeme(profile.country), BESIDE)
  if (stamp !== undefined) add(stamp, BESIDE)
  return [...places].map(([lexeme, set]) => `${quoteLexeme(lexeme)}:${[...set].join(',')}`).join(' ')
}

/** The place of a field among {@link FIELD_PLACES}, from 1. */
export function placeOfField(field: string): number {
  return FIELD_PLACES.findIndex((one) => one.field === field) + 1 || CUSTOM_FIELD_PLACE
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

/** Reads the text form of a `tsvector` as the database writes it: `place` counts {@link FIELD_PLACES} from 1. */
export function* parseDocument(document: string): Generator<{ lexeme: string; places: number[] }> {
  for (const [, quoted = '', positions = ''] of document.matchAll(/'((?:[^']|'')*)'(?::(\S+))?/g)) {
    const lexeme = /['\\]/.test(quoted) ? quoted.replaceAll("''", "'").replaceAll('\\\\', '\\') : quoted
    // The weight stands behind the place.
    yield { lexeme, places: positions.split(',').map((position) => Number.parseInt(position, 10)) }
  }
}

/** What stands before the lexemes of fields that exact filters look in. */
export const FILTER_TAGS: Readonly<Record<string, string>> = { position: 'p:', skills: 's:' }
const CUSTOM_FIELD_PLACE = FIELD_PLACES.findIndex(({ field }) => field === undefined) + 1
/** Where lexemes stand that are no words of a field. */
const BESIDE = `${FIELD_PLACES.length}D`
