import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { customFieldValues, customFields, peopleSearchDocuments, users } from '../../db/schema/index.ts'
import { createDocument, profilePlains, stampOf } from './document.ts'
import { foldText } from './fold.ts'
import { nameOf, type SearchableProfile } from './profile-fields.ts'
import { loadStems } from './stems.ts'

const BATCH_SIZE = 500

/**
 * Makes people findable as they are now: writes the documents of those whose profile changed since, and removes those of
 * the deleted.
 *
 * @param userIds Undefined: everybody of the organisation.
 * @returns How many documents were written.
 */
export async function indexPeople(db: Db, organisationId: string, userIds?: readonly string[]): Promise<number> {
  let written = 0
  let after = ''
  for (;;) {
    const rows = await db
      .select()
      .from(users)
      .where(
        and(
          eq(users.organisationId, organisationId),
          isNull(users.deletedAt),
          gt(users.userId, after),
          userIds && inArray(users.userId, [...userIds]),
        ),
      )
      .orderBy(asc(users.userId))
      .limit(BATCH_SIZE)
    const last = rows.at(-1)
    if (!last) break
    written += await indexBatch(db, organisationId, rows)
    after = last.userId
    if (rows.length < BATCH_SIZE) break
  }
  await removeDeleted(db, organisationId)
  return written
}

async function indexBatch(db: Db, organisationId: string, rows: (typeof users.$inferSelect)[]): Promise<number> {
  const ids = rows.map(({ userId }) => userId)
  const fields = await db
    .select({ userId: customFieldValues.userId, name: customFields.name, value: customFieldValues.value })
    .from(customFieldValues)
    .innerJoin(customFields, eq(customFields.customFieldId, customFieldValues.customFieldId))
    .where(and(inArray(customFieldValues.userId, ids), eq(customFields.isDeleting, false)))
    .orderBy(asc(customFields.place), asc(customFields.name))
  const fieldsOfPerson = Map.groupBy(fields, ({ userId }) => userId)
  const profiles = rows.map((row): SearchableProfile & { userId: string } => ({
    ...row,
    customFields: (fieldsOfPerson.get(row.userId) ?? []).map(({ name, value }) => ({ name, value })),
  }))
  const changed = await withoutUnchanged(db, profiles)
  if (changed.length === 0) return 0
  const stemsOf = await loadStems(db, changed.flatMap(profilePlains))
  await db
    .insert(peopleSearchDocuments)
    .values(
      changed.map((profile) => ({
        userId: profile.userId,
        organisationId,
        foldedName: foldText(nameOf(profile)),
        document: createDocument(profile, stemsOf),
      })),
    )
    .onConflictDoUpdate({
      target: peopleSearchDocuments.userId,
      set: {
        organisationId: sql`excluded.organisation_id`,
        foldedName: sql`excluded.folded_name`,
        document: sql`excluded.document`,
      },
    })
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

async function removeDeleted(db: Db, organisationId: string): Promise<void> {
  await db.execute(sql`
    delete from ${peopleSearchDocuments} d using ${users} u
    where d.organisation_id = ${organisationId} and u.user_id = d.user_id
      and (u.deleted_at is not null or u.organisation_id <> d.organisation_id)`)
}
