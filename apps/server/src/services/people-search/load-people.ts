import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { IndexedPerson } from '@umkreis/people-search'
import { isPresent } from '../../access/is-present.ts'
import { customFieldKey, publicPart } from '../../access/shown-users.ts'
import type { Db } from '../../db/client.ts'
import { customFieldValues, customFields, peopleSearchDocuments, users } from '../../db/schema/index.ts'
import type { FieldVisibility } from '../../db/schema/users.ts'

/** A person as the database knows them now; without a document they are to be found no more. */
export type LoadedPerson = (
  | (IndexedPerson & { description: string; country: string })
  | { userId: string; document: undefined }
) & {
  /** The revision of the document. */
  revision: number
}

// So many documents are parsed without holding up the process noticeably.
const BATCH_SIZE = 500

/** Reads people of one organisation with their documents, in batches. */
export async function* loadPeople(
  db: Db,
  organisationId: string,
  userIds: readonly string[],
): AsyncGenerator<LoadedPerson[]> {
  for (let from = 0; from < userIds.length; from += BATCH_SIZE) {
    const batch = userIds.slice(from, from + BATCH_SIZE)
    const rows = await db
      .select({
        userId: users.userId,
        firstName: users.firstName,
        lastName: users.lastName,
        position: users.position,
        city: users.city,
        country: users.country,
        skills: users.skills,
        description: users.description,
        fieldVisibility: users.fieldVisibility,
        isDeleted: sql<boolean>`not (${isPresent()})`,
        document: sql<string>`${peopleSearchDocuments.document}::text`,
        revision: peopleSearchDocuments.revision,
      })
      .from(peopleSearchDocuments)
      .innerJoin(users, eq(users.userId, peopleSearchDocuments.userId))
      .where(and(eq(users.organisationId, organisationId), inArray(peopleSearchDocuments.userId, batch)))
    const fieldsOf = await loadFields(db, batch)
    yield rows
      .map(publicPart)
      .map(({ isDeleted, fieldVisibility, ...person }) =>
        isDeleted || person.document === ''
          ? { userId: person.userId, revision: person.revision, document: undefined }
          : { ...person, fields: fieldsOf(person.userId, fieldVisibility) },
      )
  }
}

async function loadFields(
  db: Db,
  userIds: readonly string[],
): Promise<(userId: string, hidden: FieldVisibility) => { field: string; value: string }[]> {
  const rows = await db
    .select({
      userId: customFieldValues.userId,
      id: customFields.customFieldId,
      field: customFields.name,
      value: customFieldValues.value,
    })
    .from(customFieldValues)
    .innerJoin(customFields, eq(customFields.customFieldId, customFieldValues.customFieldId))
    .where(
      and(
        inArray(customFieldValues.userId, [...userIds]),
        eq(customFields.isDeleting, false),
        eq(customFields.isForManagers, false),
        // Whoever searches may not be somebody who may see whom a colleague named.
        ne(customFields.type, 'person'),
      ),
    )
  const byPerson = Map.groupBy(rows, ({ userId }) => userId)
  return (userId, hidden) =>
    (byPerson.get(userId) ?? [])
      .filter(({ id }) => !(customFieldKey(id) in hidden))
      .map(({ field, value }) => ({ field, value }))
}
