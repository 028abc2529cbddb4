import { type SQL, and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { customFieldValues, customFields, peopleSearchDocuments, users } from '../../db/schema/index.ts'
import type { IndexedPerson } from './people-index.ts'

/** A person as the database knows them now; without a document they are to be found no more. */
export type LoadedPerson = IndexedPerson | { userId: string; document: undefined }

// So many documents are parsed without holding up the process noticeably.
const BATCH_SIZE = 500

/**
 * Reads people of one organisation with their documents, in batches.
 *
 * @param condition On documents and users.
 */
export async function* loadPeople(db: Db, organisationId: string, condition?: SQL): AsyncGenerator<LoadedPerson[]> {
  let after = ''
  for (;;) {
    const rows = await db
      .select({
        userId: users.userId,
        firstName: users.firstName,
        lastName: users.lastName,
        position: users.position,
        city: users.city,
        skills: users.skills,
        isDeleted: sql<boolean>`${users.deletedAt} is not null`,
        document: sql<string>`${peopleSearchDocuments.document}::text`,
      })
      .from(peopleSearchDocuments)
      .innerJoin(users, eq(users.userId, peopleSearchDocuments.userId))
      .where(
        and(
          eq(peopleSearchDocuments.organisationId, organisationId),
          eq(users.organisationId, organisationId),
          gt(peopleSearchDocuments.userId, after),
          condition,
        ),
      )
      .orderBy(asc(peopleSearchDocuments.userId))
      .limit(BATCH_SIZE)
    const last = rows.at(-1)
    if (!last) return
    const fieldsOf = await loadFields(
      db,
      rows.map(({ userId }) => userId),
    )
    yield rows.map(({ isDeleted, ...person }) =>
      isDeleted || person.document === ''
        ? { userId: person.userId, document: undefined }
        : { ...person, fields: fieldsOf(person.userId) },
    )
    if (rows.length < BATCH_SIZE) return
    after = last.userId
  }
}

async function loadFields(
  db: Db,
  userIds: readonly string[],
): Promise<(userId: string) => { field: string; value: string }[]> {
  const rows = await db
    .select({ userId: customFieldValues.userId, field: customFields.name, value: customFieldValues.value })
    .from(customFieldValues)
    .innerJoin(customFields, eq(customFields.customFieldId, customFieldValues.customFieldId))
    .where(and(inArray(customFieldValues.userId, [...userIds]), eq(customFields.isDeleting, false)))
  const byPerson = Map.groupBy(rows, ({ userId }) => userId)
  return (userId) => byPerson.get(userId) ?? []
}
