import type { SearchQuery } from '@umkreis/schemas'
import { cityKey } from './cities.ts'
import { countryLexeme } from './document.ts'
import { type Token, foldText, tokenise } from './fold.ts'
import { stemLexemes } from './lexemes.ts'
import type { ConceptTable } from './named-concepts.ts'
import { type Postings, placeOf } from './postings.ts'
import { type ConceptGroup, type UnderstoodPart, WORD_WEIGHT } from './question-part.ts'
import type { StemsOf } from './stems.ts'

/** The filters that can be chosen by hand, several values of one kind meaning either. */
export type HandFilters = Pick<SearchQuery, 'city' | 'country' | 'position' | 'skill'>

const KINDS = ['city', 'country', 'position', 'skill'] as const

/** The words of filters that stems are needed for. */
export function filterPlains(filters: HandFilters): string[] {
  return [...filters.position, ...filters.skill].flatMap((value) => tokenise(value).map(({ plain }) => plain))
}

/** Filters as parts of the question that everybody found meets; they have no marks. */
export function readFilters(filters: HandFilters, stemsOf: StemsOf, concepts: ConceptTable): UnderstoodPart[] {
  return KINDS.filter((kind) => filters[kind].length > 0).map((kind) => ({
    kind,
    label: filters[kind].join(', '),
    marks: [],
    groups: filters[kind].flatMap((value) => groupsOf(kind, value, stemsOf, concepts)),
  }))
}

/** Marks with 1 who meets it, by their place. */
export type Condition = (postings: Postings) => Uint8Array

/** The condition that filters set: one value of each kind. Undefined without any. */
export function filterCondition(filters: HandFilters, stemsOf: StemsOf, concepts: ConceptTable): Condition | undefined {
  const chosen = KINDS.filter((kind) => filters[kind].length > 0)
  if (chosen.length === 0) return undefined
  const asked = chosen.map((kind) => filters[kind].map((value) => groupsOf(kind, value, stemsOf, concepts)))
  return (postings) =>
    whoMeetsAll(
      postings,
      asked.map((values) =>
        whoMeetsAny(
          postings,
          values
            .filter((groups) => groups.length > 0)
            .map((groups) =>
              whoMeetsAll(
                postings,
                groups.map((group) => whoHas(postings, group)),
              ),
            ),
        ),
      ),
    )
}

function whoHas(postings: Postings, { tests }: ConceptGroup): Uint8Array {
  const met = new Uint8Array(postings.size)
  for (const { lexeme } of tests) for (const entry of postings.of(lexeme)) met[placeOf(entry)] = 1
  return met
}

function whoMeetsAll({ size }: Postings, lists: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(size).map((_, place) => (lists.every((list) => list[place] === 1) ? 1 : 0))
}

function whoMeetsAny({ size }: Postings, lists: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(size).map((_, place) => (lists.some((list) => list[place] === 1) ? 1 : 0))
}

function groupsOf(
  kind: (typeof KINDS)[number],
  value: string,
  stemsOf: StemsOf,
  concepts: ConceptTable,
): ConceptGroup[] {
  const group = (asked: string, lexemes: readonly string[]): ConceptGroup => ({
    asked,
    shown: value,
    tests: lexemes.map((lexeme) => ({ lexeme, because: 'word', factor: 1, byField: false })),
    weight: WORD_WEIGHT,
  })
  if (kind === 'city') return [group(foldText(value), [`c:${cityKey(value)}`])]
  if (kind === 'country') return [group(foldText(value), [countryLexeme(value)])]
  const tag = kind === 'position' ? 'p:' : 's:'
  const term = concepts.byName(foldText(value)).find((concept) => concept.kind === 'term')
  if (term) return [group(foldText(value), [tag + term.id])]
  return tokenise(value).map((token: Token) =>
    group(
      token.word,
      [token.word, ...stemLexemes(token.plain, stemsOf)].map((lexeme) => tag + lexeme),
    ),
  )
}
