import { and, asc, eq, gt, inArray, ne, not, sql } from 'drizzle-orm'
import { createDocument, foldText, nameOf, profilePlains, type SearchableProfile } from '@umkreis/people-search'
import { isPresent } from '../../access/is-present.ts'
import { customFieldKey, publicPart } from '../../access/shown-users.ts'
import type { Db } from '../../db/client.ts'
import { customFieldValues, customFields, peopleSearchDocuments, users } from '../../db/schema/index.ts'
import { stampOf } from './document-stamp.ts'
import { loadStems } from './stems.ts'

const BATCH_SIZE = 500

/**
 * Makes people findable as they are now: writes the documents of those whose profile changed since, and removes those of
 * the deleted.
 *
 * @param userIds Undefined: everybody of the organisation.
 * @param onProgress Told after each batch how many people were looked at.
 * @returns How many documents were written.
 */
export async function indexPeople(
  db: Db,
  organisationId: string,
  userIds?: readonly string[],
  onProgress?: (done: number) => void,
): Promise<number> {
  let written = 0
  let done = 0
  let after = ''
  for (;;) {
    const rows = await db
      .select()
      .from(users)
      .where(
        and(
          eq(users.organisationId, organisationId),
          isPresent(),
          gt(users.userId, after),
          userIds && inArray(users.userId, [...userIds]),
        ),
      )
      .orderBy(asc(users.userId))
      .limit(BATCH_SIZE)
    const last = rows.at(-1)
    if (!last) break
    written += await indexBatch(db, organisationId, rows)
    done += rows.length
    onProgress?.(done)
    after = last.userId
    if (rows.length < BATCH_SIZE) break
  }
  await removeDeleted(db, organisationId, userIds)
  return written
}

async function indexBatch(db: Db, organisationId: string, rows: (typeof users.$inferSelect)[]): Promise<number> {
  const ids = rows.map(({ userId }) => userId)
  const fields = await db
    .select({
      userId: customFieldValues.userId,
      id: customFields.customFieldId,
      name: customFields.name,
      value: customFieldValues.value,
    })
    .from(customFieldValues)
    .innerJoin(customFields, eq(customFields.customFieldId, customFieldValues.customFieldId))
    .where(
      and(
        inArray(customFieldValues.userId, ids),
        eq(customFields.isDeleting, false),
        eq(customFields.isForManagers, false),
        // Whoever searches may not be somebody who may see whom a colleague named.
        ne(customFields.type, 'person'),
      ),
    )
    .orderBy(asc(customFields.place), asc(customFields.name))
  const fieldsOfPerson = Map.groupBy(fields, ({ userId }) => userId)
  const profiles = rows.map((row): SearchableProfile & { userId: string } => ({
    ...publicPart(row),
    customFields: (fieldsOfPerson.get(row.userId) ?? [])
      .filter(({ id }) => !(customFieldKey(id) in row.fieldVisibility))
      .map(({ name, value }) => ({ name, value })),
  }))
  const changed = await withoutUnchanged(db, profiles)
  if (changed.length === 0) return 0
  const stemsOf = await loadStems(db, changed.flatMap(profilePlains))
  await writeDocuments(
    db,
    organisationId,
    changed.map((profile) => ({
      userId: profile.userId,
      foldedName: foldText(nameOf(profile)),
      document: createDocument(profile, stemsOf, stampOf(profile)),
    })),
  )
  return changed.length
}

/** Leaves out whose document carries the stamp of exactly this profile. */
async function withoutUnchanged<P extends SearchableProfile & { userId: string }>(db: Db, profiles: P[]): Promise<P[]> {
  const stamps = profiles.map((profile) => `'${stampOf(profile)}'`)
  const ids = profiles.map(({ userId }) => userId)
  const current = await db.execute<{ user_id: string }>(sql`
    select d.user_id from ${peopleSearchDocuments} d
    join unnest(${sql.param(ids)}::text[], ${sql.param(stamps)}::text[]) as wanted(user_id, stamp)
      on d.user_id = wanted.user_id
    where d.document @@ wanted.stamp::tsquery`)
  const unchanged = new Set([...current].map((row) => row.user_id))
  return profiles.filter(({ userId }) => !unchanged.has(userId))
}

/** Writes documents and the revision that they belong to in one statement, so that nobody sees one without the other. */
async function writeDocuments(
  db: Db,
  organisationId: string,
  rows: readonly { userId: string; foldedName: string; document: string }[],
): Promise<void> {
  await db.execute(sql`
    with changed as (
      insert into people_search_revisions as known (organisation_id, revision) values (${organisationId}, 1)
      on conflict (organisation_id) do update set revision = known.revision + 1
      returning revision
    )
    insert into people_search_documents (user_id, organisation_id, folded_name, document, revision)
    select row.user_id, ${organisationId}, row.folded_name, row.document::tsvector, changed.revision
    from changed cross join unnest(
      ${sql.param(rows.map(({ userId }) => userId))}::text[],
      ${sql.param(rows.map(({ foldedName }) => foldedName))}::text[],
      ${sql.param(rows.map(({ document }) => document))}::text[]
    ) as row(user_id, folded_name, document)
    on conflict (user_id) do update set organisation_id = excluded.organisation_id,
      folded_name = excluded.folded_name, document = excluded.document, revision = excluded.revision`)
}

/** Leaves an empty document of whoever was deleted or switched off, or has asked to be deleted. */
async function removeDeleted(db: Db, organisationId: string, userIds?: readonly string[]): Promise<void> {
  const rows = await db
    .select({ userId: users.userId })
    .from(users)
    .leftJoin(peopleSearchDocuments, eq(peopleSearchDocuments.userId, users.userId))
    .where(
      and(
        eq(users.organisationId, organisationId),
        not(isPresent()),
        userIds && inArray(users.userId, [...userIds]),
        sql`${peopleSearchDocuments.document} is distinct from ''::tsvector`,
      ),
    )
  if (rows.length === 0) return
  await writeDocuments(
    db,
    organisationId,
    rows.map(({ userId }) => ({ userId, foldedName: '', document: '' })),
  )
}
