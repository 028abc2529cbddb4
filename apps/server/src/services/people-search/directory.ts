import { type SQL, and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { customFieldValues, customFields, users } from '../../db/schema/index.ts'
import { cityKey } from './cities.ts'
import { type Vocabulary, createVocabulary } from './correct.ts'
import { foldText, tokenise } from './fold.ts'
import { CONCEPTS } from './named-concepts.ts'

/** A value that people have, in its most frequent spelling. */
export interface CountedValue {
  value: string
  count: number
}

/** What the people of one scope know, have and are called: what questions are read by. Derived, and made again when they change. */
export interface Directory {
  /** How many people are in the scope. */
  population: number
  /** By how many people a lexeme of any kind is had. */
  countOf(lexeme: string): number
  /** Plain words and names: what typing errors are mended towards, and where compounds are found. */
  vocabulary: Vocabulary
  words: readonly string[]
  isName(word: string): boolean
  /** How people write a folded word, where a skill, position or city holds it. */
  spellingOf(word: string): string | undefined
  /** Values by their folded form. */
  skills: ReadonlyMap<string, CountedValue>
  positions: ReadonlyMap<string, CountedValue>
  /** By {@link cityKey}. */
  cities: ReadonlyMap<string, CountedValue>
  /** Short values of custom fields. */
  fieldValues: readonly (CountedValue & { field: string })[]
  builtInMs: number
}

const MAX_FIELD_VALUES = 5_000
const MAX_FIELD_VALUE_LENGTH = 60
const TAGGED = /^[a-z]:/

/**
 * Reads a directory.
 *
 * @param visible The condition on `users` for everybody in it.
 * @param documents A query text for their documents, for the database's word statistics.
 */
export async function readDirectory(db: Db, visible: SQL, documents: SQL): Promise<Directory> {
  const started = performance.now()
  const [statistics, [counted], skills, positions, cities, values] = await Promise.all([
    db.execute<{ word: string; ndoc: number }>(sql`select word, ndoc from ts_stat(${documents})`),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(users)
      .where(visible),
    db.execute<CountedValue & Record<string, unknown>>(
      sql`select value, count(*)::int as count from ${users}, unnest(${users.skills}) as value where ${visible} group by value`,
    ),
    countColumn(db, visible, users.position),
    countColumn(db, visible, users.city),
    db
      .select({ field: customFields.name, value: customFieldValues.value, count: sql<number>`count(*)::int` })
      .from(customFieldValues)
      .innerJoin(customFields, eq(customFields.customFieldId, customFieldValues.customFieldId))
      .innerJoin(users, eq(users.userId, customFieldValues.userId))
      .where(
        and(
          visible,
          eq(customFields.isDeleting, false),
          sql`length(${customFieldValues.value}) <= ${MAX_FIELD_VALUE_LENGTH}`,
        ),
      )
      .groupBy(customFields.name, customFieldValues.value)
      .limit(MAX_FIELD_VALUES),
  ])
  const spellings = collectSpellings([...skills, ...positions, ...cities])
  const counts = new Map([...statistics].map(({ word, ndoc }) => [word, Number(ndoc)]))
  const words = new Map<string, number>()
  for (const [lexeme, count] of counts) {
    const word = lexeme.startsWith('n:') ? lexeme.slice(2) : TAGGED.test(lexeme) ? undefined : lexeme
    if (word !== undefined) words.set(word, (words.get(word) ?? 0) + count)
  }
  return {
    population: counted?.count ?? 0,
    countOf: (lexeme) => counts.get(lexeme) ?? 0,
    vocabulary: createVocabulary(words),
    words: [...counts.keys()].filter((lexeme) => !TAGGED.test(lexeme)),
    spellingOf: (word) => spellings.get(word),
    isName: (word) => counts.has(`n:${word}`),
    skills: mergeSpellings([...skills], foldText),
    positions: mergeSpellings(positions, foldText),
    cities: mergeSpellings(cities, cityKey),
    fieldValues: splitLists(values),
    builtInMs: performance.now() - started,
  }
}

/** The query text for the documents of a whole organisation. */
export function documentsOfOrganisation(organisationId: string): SQL {
  return sql`format('select document from people_search_documents where organisation_id = %L', ${organisationId}::text)`
}

/** The query text for the documents of given people. */
export function documentsOfPeople(userIds: readonly string[]): SQL {
  return sql`format('select document from people_search_documents where user_id = any(%L::text[])', ${sql.param([...userIds])}::text[])`
}

function countColumn(db: Db, visible: SQL, column: typeof users.position | typeof users.city): Promise<CountedValue[]> {
  return db
    .select({ value: sql<string>`${column}`, count: sql<number>`count(*)::int` })
    .from(users)
    .where(and(visible, ne(column, ''), isNotNull(column)))
    .groupBy(column)
}

function collectSpellings(values: readonly CountedValue[]): Map<string, string> {
  const spellings = new Map<string, string>()
  for (const { value } of values.toSorted((a, b) => b.count - a.count)) {
    for (const { word, start, end } of tokenise(value)) {
      if (!spellings.has(word)) spellings.set(word, value.slice(start, end))
    }
  }
  return spellings
}

function mergeSpellings(values: readonly CountedValue[], fold: (value: string) => string): Map<string, CountedValue> {
  const merged = new Map<string, CountedValue>()
  for (const { value, count } of values.toSorted((a, b) => b.count - a.count)) {
    const folded = fold(value)
    if (folded === '') continue
    const known = merged.get(folded)
    if (known) known.count += count
    else merged.set(folded, { value, count })
  }
  return merged
}

function isLanguage(word: string): boolean {
  return CONCEPTS.byName(foldText(word)).some(({ kind }) => kind === 'language')
}

/** Lists such as languages are suggested one by one; languages themselves are counted as what they are. */
function splitLists(values: readonly (CountedValue & { field: string })[]): (CountedValue & { field: string })[] {
  const counted = new Map<string, CountedValue & { field: string }>()
  for (const { field, value, count } of values) {
    for (const item of value.split(/[,;\n]/).map((text) => text.trim())) {
      if (item === '' || item.length > 40) continue
      if (item.split(/[\s(]+/).some(isLanguage)) continue
      const key = `${field} ${foldText(item)}`
      const known = counted.get(key)
      if (known) known.count += count
      else counted.set(key, { field, value: item, count })
    }
  }
  return [...counted.values()]
}
