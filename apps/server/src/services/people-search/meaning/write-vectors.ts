import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import type { Points } from './points.ts'
import { type Vector, toBytes } from './vector.ts'

/** What a person's vectors are made from. */
export interface PersonHashes {
  userId: string
  /** The revision of the document that was read. */
  revision: number
  hashes: readonly string[]
}

type Tx = Pick<Db, 'execute'>

/** Within one organisation, who writes which text is had and who deletes what nobody has follow each other. */
async function lockVectors(tx: Tx, organisationId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${organisationId}, 7305812))`)
}

/** Notes which texts people have now, and deletes the vectors of what nobody of the organisation has any more. */
export async function noteTexts(db: Db, organisationId: string, people: readonly PersonHashes[]): Promise<void> {
  const userIds = people.map(({ userId }) => userId)
  await db.transaction(async (tx) => {
    await lockVectors(tx, organisationId)
    const before = await tx.execute<{ hash: string }>(sql`
      select distinct unnest(hashes) as hash from people_meanings
      where user_id = any(${sql.param(userIds)}::text[])`)
    await tx.execute(sql`
      update people_meanings m set hashes = row.hashes
      from jsonb_to_recordset(${JSON.stringify(people)}::text::jsonb) as row("userId" text, hashes text[])
      where m.user_id = row."userId"`)
    const kept = new Set(people.flatMap(({ hashes }) => hashes))
    await deleteUnused(
      tx,
      organisationId,
      [...before].map(({ hash }) => hash).filter((hash) => !kept.has(hash)),
    )
  })
}

/** Forgets whoever is to be found no more, with what they alone had. */
export async function forgetGone(
  db: Db,
  organisationId: string,
  userIds: readonly string[] | undefined,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockVectors(tx, organisationId)
    const gone = await tx.execute<{ hashes: string[] }>(sql`
      delete from people_meanings m where m.organisation_id = ${organisationId}
        ${userIds ? sql`and m.user_id = any(${sql.param([...userIds])}::text[])` : sql``}
        and not exists (
          select 1 from people_search_documents d where d.user_id = m.user_id and d.document <> ''::tsvector)
      returning m.hashes`)
    await deleteUnused(
      tx,
      organisationId,
      [...gone].flatMap(({ hashes }) => hashes),
    )
  })
}

/**
 * Forgets a person whose account is deleted, with what they alone had. A batch that is under way with their texts waits until
 * the end of it, and then stores none of them.
 *
 * @param tx The transaction of the deletion.
 */
export async function forgetMeaningsOf(tx: Db, userId: string): Promise<void> {
  const [person] = await tx.execute<{ organisation_id: string }>(sql`
    select organisation_id from users where user_id = ${userId}`)
  if (!person) return
  await lockVectors(tx, person.organisation_id)
  const gone = await tx.execute<{ hashes: string[] }>(sql`
    delete from people_meanings where user_id = ${userId} returning hashes`)
  await deleteUnused(
    tx,
    person.organisation_id,
    [...gone].flatMap(({ hashes }) => hashes),
  )
}

/** Deletes the vectors of texts that nobody of the organisation has any more, whatever they were left behind by. */
export async function deleteOrphans(db: Db, organisationId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockVectors(tx, organisationId)
    await tx.execute(sql`
      delete from meaning_vectors v
      where v.organisation_id = ${organisationId} and not exists (
        select from (select unnest(hashes) as hash from people_meanings where organisation_id = ${organisationId}) had
        where had.hash = v.hash)`)
  })
}

async function deleteUnused(tx: Tx, organisationId: string, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return
  await tx.execute(sql`
    delete from meaning_vectors v
    where v.organisation_id = ${organisationId} and v.hash = any(${sql.param([...hashes])}::text[])
      and not exists (
        select 1 from people_meanings m
        where m.organisation_id = v.organisation_id and m.hashes @> array[v.hash])`)
}

/** Which of these texts have no vector of a model yet. */
export async function findMissing(
  db: Db,
  organisationId: string,
  model: string,
  hashes: readonly string[],
): Promise<Set<string>> {
  const rows = await db.execute<{ hash: string }>(sql`
    select hash from meaning_vectors
    where organisation_id = ${organisationId} and model = ${model} and hash = any(${sql.param([...hashes])}::text[])`)
  const known = new Set([...rows].map(({ hash }) => hash))
  return new Set(hashes.filter((hash) => !known.has(hash)))
}

/** Stores vectors of texts that one of these people still has: what was taken out while it was sent is not kept. */
export async function storeVectors(
  db: Db,
  organisationId: string,
  model: string,
  userIds: readonly string[],
  vectors: readonly { hash: string; vector: Vector }[],
  points?: Points,
): Promise<void> {
  const stored = vectors.map(({ hash, vector }) => ({ hash, bytes: toBytes(vector) }))
  const hashes = stored.map(({ hash }) => hash)
  const bytes = stored.map(({ bytes: each }) => `\\x${Buffer.from(each.buffer).toString('hex')}`)
  await db.transaction(async (tx) => {
    await lockVectors(tx, organisationId)
    await tx.execute(sql`
      insert into meaning_vectors (organisation_id, hash, model, vector)
      select ${organisationId}, row.hash, ${model}, row.vector::bytea
      from unnest(${sql.param(hashes)}::text[], ${sql.param(bytes)}::text[]) as row(hash, vector)
      where row.hash in (
        select unnest(hashes) from people_meanings where user_id = any(${sql.param([...userIds])}::text[]))
      on conflict do nothing`)
    await points?.put(tx, organisationId, stored)
  })
}

/** People are done: tells every process that their vectors are to be read, in the statement that says so. */
export async function completePeople(
  db: Db,
  organisationId: string,
  model: string,
  people: readonly PersonHashes[],
): Promise<void> {
  await db.execute(sql`
    with changed as (
      insert into people_search_revisions as known (organisation_id, revision) values (${organisationId}, 1)
      on conflict (organisation_id) do update set revision = known.revision + 1
      returning revision
    )
    update people_meanings m
    set model = ${model}, document_revision = row.revision, revision = changed.revision, claimed_until = null
    from changed cross join jsonb_to_recordset(${JSON.stringify(people)}::text::jsonb) as row("userId" text, revision bigint)
    where m.user_id = row."userId"`)
}

/** Deletes what is left of other models once nobody waits for this one. */
export async function deleteOtherModels(db: Db, organisationId: string, model: string): Promise<void> {
  await db.execute(sql`delete from meaning_vectors where organisation_id = ${organisationId} and model <> ${model}`)
}
