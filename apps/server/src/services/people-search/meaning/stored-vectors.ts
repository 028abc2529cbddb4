import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { meaningVectors } from '../../../db/schema/index.ts'
import type { LoadedPerson } from '../load-people.ts'
import { FIELD_PLACES, fieldsOf, type ProfileField } from '../profile-fields.ts'
import type { NearestTexts } from './nearest-texts.ts'
import { MEANING_TAG, hashOf, piecesOf } from './pieces.ts'

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

/**
 * Adds to people's documents the lexemes of those texts that have a vector, and reads these vectors. What somebody hid or
 * took out is not among the texts, whatever is still stored: nobody is found by it.
 */
export async function addMeanings(
  db: Db,
  scope: { organisationId: string; model: string; texts: NearestTexts },
  people: readonly LoadedPerson[],
): Promise<LoadedPerson[]> {
  const textsByPerson = new Map(
    people.flatMap((person) => (person.document === undefined ? [] : [[person.userId, textsOf(person)] as const])),
  )
  const hashes = new Set([...textsByPerson.values()].flatMap((texts) => texts.map(({ hash }) => hash)))
  await readVectors(
    db,
    scope,
    [...hashes].filter((hash) => !scope.texts.has(hash)),
  )
  return people.map((person) => {
    const texts = (textsByPerson.get(person.userId) ?? []).filter(({ hash }) => scope.texts.has(hash))
    if (person.document === undefined || texts.length === 0) return person
    const places = Map.groupBy(texts, ({ hash }) => hash)
    const lexemes = [...places].map(
      ([hash, all]) => `'${MEANING_TAG}${hash}':${[...new Set(all.map(({ place }) => place))].join(',')}`,
    )
    return { ...person, document: `${person.document} ${lexemes.join(' ')}` }
  })
}

async function readVectors(
  db: Db,
  { organisationId, model, texts }: { organisationId: string; model: string; texts: NearestTexts },
  hashes: readonly string[],
): Promise<void> {
  if (hashes.length === 0) return
  const rows = await db
    .select({ hash: meaningVectors.hash, vector: meaningVectors.vector })
    .from(meaningVectors)
    .where(
      and(
        eq(meaningVectors.organisationId, organisationId),
        eq(meaningVectors.model, model),
        inArray(meaningVectors.hash, [...hashes]),
      ),
    )
  for (const { hash, vector } of rows) texts.put(hash, new Int8Array(vector))
}

/** Deletes all vectors, as without an endpoint nobody keeps them in step with profiles. */
export async function deleteAllVectors(db: Db): Promise<void> {
  await db.execute(sql`delete from people_meanings`)
  await db.execute(sql`delete from meaning_vectors`)
}
