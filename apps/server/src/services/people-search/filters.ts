import type { SearchQuery } from '@umkreis/schemas'
import { type SQL, and, sql } from 'drizzle-orm'
import { peopleSearchDocuments } from '../../db/schema/index.ts'
import { cityKey } from './cities.ts'
import { countryLexeme, quoteLexeme } from './document.ts'
import { type Token, foldText, tokenise } from './fold.ts'
import { stemLexemes } from './lexemes.ts'
import { CONCEPTS } from './named-concepts.ts'
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
export function readFilters(filters: HandFilters, stemsOf: StemsOf): UnderstoodPart[] {
  return KINDS.filter((kind) => filters[kind].length > 0).map((kind) => ({
    kind,
    label: filters[kind].join(', '),
    marks: [],
    groups: filters[kind].flatMap((value) => groupsOf(kind, value, stemsOf)),
  }))
}

/** The condition on documents that filters set; undefined without any. */
export function filterCondition(filters: HandFilters, stemsOf: StemsOf): SQL | undefined {
  const conditions = KINDS.filter((kind) => filters[kind].length > 0).map((kind) => {
    const values = filters[kind].map((value) => {
      const groups = groupsOf(kind, value, stemsOf).map(
        ({ tests }) => `(${tests.map(({ lexeme }) => quoteLexeme(lexeme)).join(' | ')})`,
      )
      return groups.length === 0 ? "'none:'" : groups.join(' & ')
    })
    return sql`${peopleSearchDocuments.document} @@ ${values.map((value) => `(${value})`).join(' | ')}::tsquery`
  })
  return and(...conditions)
}

function groupsOf(kind: (typeof KINDS)[number], value: string, stemsOf: StemsOf): ConceptGroup[] {
  const group = (asked: string, lexemes: readonly string[]): ConceptGroup => ({
    asked,
    shown: value,
    tests: lexemes.map((lexeme) => ({ lexeme, because: 'word', factor: 1, byField: false })),
    weight: WORD_WEIGHT,
  })
  if (kind === 'city') return [group(foldText(value), [`c:${cityKey(value)}`])]
  if (kind === 'country') return [group(foldText(value), [countryLexeme(value)])]
  const tag = kind === 'position' ? 'p:' : 's:'
  const term = CONCEPTS.byName(foldText(value)).find((concept) => concept.kind === 'term')
  if (term) return [group(foldText(value), [tag + term.id])]
  return tokenise(value).map((token: Token) =>
    group(
      token.word,
      [token.word, ...stemLexemes(token.plain, stemsOf)].map((lexeme) => tag + lexeme),
    ),
  )
}
