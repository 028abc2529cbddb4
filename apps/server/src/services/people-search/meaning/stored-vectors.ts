import { and, eq, inArray, sql } from 'drizzle-orm'
import { FIELD_PLACES, fieldsOf, MEANING_TAG, type ProfileField } from '@umkreis/people-search'
import type { Db } from '../../../db/client.ts'
import { meaningVectors } from '../../../db/schema/index.ts'
import type { LoadedPerson } from '../load-people.ts'
import type { NearestTexts } from './nearest-texts.ts'
import { hashOf, piecesOf } from './pieces.ts'

/** One text of a profile, and where its lexeme stands in a document. */
export interface PersonText {
  text: string
  hash: string
  place: string
}

const CUSTOM_FIELD_PLACE = FIELD_PLACES.findIndex(({ field }) => field === undefined) + 1

/** What everybody may see of a person and is compared by meaning, each text once for each field. */
export function textsOf(person: Omit<Extract<LoadedPerson, { document: string }>, 'document'>): PersonText[] {
  const fields = fieldsOf({
    ...person,
    country: '',
    skills: [...person.skills],
    customFields: person.fields.map(({ field, value }) => ({ name: field, value })),
  })
  return piecesOf(fields).map(({ field, text }) => ({ text, hash: hashOf(text), place: placeOf(field) }))
}

function placeOf({ field, weight }: ProfileField): string {
  const place = weight === 'B' ? CUSTOM_FIELD_PLACE : FIELD_PLACES.findIndex((one) => one.field === field) + 1
  return `${place}${weight}`
}

/** Where the vectors of texts are looked for: in memory, or, without `texts`, in the database alone. */
export interface VectorScope {
  organisationId: string
  model: string
  texts: NearestTexts | undefined
  /** For how many more vectors there is room in memory. */
  room: () => number
}

/**
 * Adds to people's documents the lexemes of those texts that have a vector, and reads these vectors into memory where they
 * are compared there. What somebody hid or took out is not among the texts, whatever is still stored: nobody is found by it.
 */
export async function addMeanings(
  db: Db,
  scope: VectorScope,
  people: readonly LoadedPerson[],
): Promise<LoadedPerson[]> {
  const textsByPerson = new Map(
    people.flatMap((person) => (person.document === undefined ? [] : [[person.userId, textsOf(person)] as const])),
  )
  const hashes = new Set([...textsByPerson.values()].flatMap((texts) => texts.map(({ hash }) => hash)))
  const known = scope.texts ? await keepVectors(db, scope, scope.texts, hashes) : await findStored(db, scope, hashes)
  return people.map((person) => {
    const texts = (textsByPerson.get(person.userId) ?? []).filter(({ hash }) => known.has(hash))
    if (person.document === undefined || texts.length === 0) return person
    const places = Map.groupBy(texts, ({ hash }) => hash)
    const lexemes = [...places].map(
      ([hash, all]) => `'${MEANING_TAG}${hash}':${[...new Set(all.map(({ place }) => place))].join(',')}`,
    )
    return { ...person, document: `${person.document} ${lexemes.join(' ')}` }
  })
}

/** Those of some texts that have a vector in memory, after reading as many more as there is room for. */
async function keepVectors(
  db: Db,
  scope: VectorScope,
  texts: NearestTexts,
  hashes: ReadonlySet<string>,
): Promise<Pick<ReadonlySet<string>, 'has'>> {
  const unread = [...hashes].filter((hash) => !texts.has(hash))
  const wanted = unread.slice(0, Math.max(0, scope.room()))
  if (wanted.length > 0) {
    const rows = await db
      .select({ hash: meaningVectors.hash, vector: meaningVectors.vector })
      .from(meaningVectors)
      .where(isStored(scope, wanted))
    for (const { hash, vector } of rows) texts.put(hash, new Int8Array(vector))
  }
  return texts
}

/** Those of some texts that have a vector in the database. */
async function findStored(db: Db, scope: VectorScope, hashes: ReadonlySet<string>): Promise<Set<string>> {
  if (hashes.size === 0) return new Set()
  const rows = await db
    .select({ hash: meaningVectors.hash })
    .from(meaningVectors)
    .where(isStored(scope, [...hashes]))
  return new Set(rows.map(({ hash }) => hash))
}

function isStored({ organisationId, model }: VectorScope, hashes: readonly string[]) {
  return and(
    eq(meaningVectors.organisationId, organisationId),
    eq(meaningVectors.model, model),
    inArray(meaningVectors.hash, [...hashes]),
  )
}

/** Deletes all vectors, as without an endpoint nobody keeps them in step with profiles. */
export async function deleteAllVectors(db: Db): Promise<void> {
  await db.execute(sql`delete from people_meanings`)
  await db.execute(sql`delete from meaning_vectors`)
}
