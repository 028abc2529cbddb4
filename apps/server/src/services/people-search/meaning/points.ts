import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { type FoundTexts, MAX_TEXTS, NOTHING_FOUND } from './found-texts.ts'
import type { MeaningModel } from './model.ts'
import type { Vector } from './vector.ts'

/** The vectors of one model in the database, with an HNSW index of pgvector over them. */
export interface Points {
  /** Finds what is close to vectors among the texts of an organisation. @param leasts How close is close enough. */
  find(
    organisationId: string,
    vectors: readonly (Vector | undefined)[],
    leasts: readonly number[],
  ): Promise<FoundTexts[]>
  /** Takes vectors that were stored a moment ago. */
  put(tx: Pick<Db, 'execute'>, organisationId: string, vectors: readonly StoredVector[]): Promise<void>
}

/** A text's vector, a byte a number. */
export interface StoredVector {
  hash: string
  bytes: Int8Array
}

// The first version whose scan goes on where a filter left too little (iterative scans).
const LEAST_VERSION = [0, 8] as const
// More numbers are in no HNSW index over halves.
const MAX_DIMENSIONS = 4_000
// So many are looked at closely at least; measured in points.test.ts.
const EF_SEARCH = 200
// What a question is close to is counted so far: enough to tell whether it asks for anything in particular.
const COUNTED = 200
const SIZED = 700
const BATCH_SIZE = 500
const LOCK = 7_305_813

/**
 * Opens the points of a model: makes their table and index where pgvector is there, and takes what was stored without.
 * They are a copy of `meaning_vectors`, in a schema of their own that backups leave out.
 *
 * @param onRefused Told why, where pgvector is there but the database lets this account not have its tables.
 * @returns Undefined then, without pgvector, with one that is too old, or where its dimensions are too many: vectors are
 * compared in memory.
 */
export async function openPoints(
  db: Db,
  { key, dimensions }: Pick<MeaningModel, 'key' | 'dimensions'>,
  signal: AbortSignal,
  onRefused?: (error: unknown) => void,
): Promise<Points | undefined> {
  if (dimensions > MAX_DIMENSIONS || !(await hasPgvector(db))) return undefined
  const model = sql.raw(`'${key.replaceAll("'", "''")}'`)
  const type = sql.raw(`halfvec(${dimensions})`)
  try {
    await createTables(db, key, model, type)
  } catch (error) {
    if (!isRefusal(error)) throw error
    onRefused?.(error)
    return undefined
  }
  const put: Points['put'] = async (tx, organisationId, vectors) => {
    await tx.execute(sql`
      insert into search_points.points (organisation_id, hash, model, point)
      select v.organisation_id, v.hash, v.model, row.point::halfvec
      from unnest(
        ${sql.param(vectors.map(({ hash }) => hash))}::text[],
        ${sql.param(vectors.map(({ bytes }) => `[${bytes.join(',')}]`))}::text[]
      ) as row(hash, point)
      join meaning_vectors v
        on v.organisation_id = ${organisationId} and v.hash = row.hash and v.model = ${model}
      on conflict do nothing`)
  }
  await fill(db, key, put, signal)
  return {
    put,
    async find(organisationId, vectors, leasts) {
      return db.transaction(async (tx) => {
        await tx.execute(sql`
          select set_config('hnsw.ef_search', ${String(EF_SEARCH)}, true),
            set_config('hnsw.iterative_scan', 'relaxed_order', true)`)
        const size = await countTexts(tx, organisationId, model)
        const asked = vectors.map((vector) => (vector ? sql`${`[${vector.join(',')}]`}::${type}` : undefined))
        const found: FoundTexts[] = []
        for (const [at, vector] of asked.entries()) {
          if (!vector) {
            found.push(NOTHING_FOUND)
            continue
          }
          const cosines = asked.map((other) => (other ? sql`1 - (near.point <=> ${other})` : sql`0`))
          const rows = await tx.execute<{ hash: string; cosines: number[] }>(sql`
            select near.hash, array[${sql.join(cosines, sql`, `)}]::real[] as cosines
            from (
              select hash, point::${type} as point from search_points.points
              where organisation_id = ${organisationId} and model = ${model}
              order by point::${type} <=> ${vector} limit ${COUNTED}
            ) as near`)
          const close = [...rows]
            .map(({ hash, cosines: each }) => ({
              key: hash,
              cosines: each.map((one) => (Number.isNaN(one) ? 0 : one)),
            }))
            .filter(({ cosines: each }) => (each[at] ?? 0) >= (leasts[at] ?? 1))
            .toSorted((a, b) => (b.cosines[at] ?? 0) - (a.cosines[at] ?? 0) || (a.key < b.key ? -1 : 1))
          found.push({ texts: close.slice(0, MAX_TEXTS), total: close.length, size })
        }
        return found
      })
    },
  }
}

async function hasPgvector(db: Pick<Db, 'execute'>): Promise<boolean> {
  const [row] = await db.execute<{ version: string | null }>(sql`
    select coalesce(installed_version, default_version) as version from pg_available_extensions where name = 'vector'`)
  const [major = 0, minor = 0] = (row?.version ?? '').split('.').map(Number)
  return major > LEAST_VERSION[0] || (major === LEAST_VERSION[0] && minor >= LEAST_VERSION[1])
}

/**
 * Whether a statement was refused for good: what a connection, a lock or a full disk is to blame for is tried again. Besides
 * rights that are missing (42501) there are providers' lists of what may be installed, each with a code of its own.
 */
function isRefusal(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code } = current as { code?: unknown }
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return !/^(08|40|53|55|57|58)/.test(code)
  }
  return false
}

/** The table, with an index for this model alone; whatever leaves `meaning_vectors` leaves it in the same statement. */
async function createTables(db: Db, key: string, model: SQL, type: SQL): Promise<void> {
  const index = `points_${createHash('sha256').update(key).digest('hex').slice(0, 16)}`
  await db.transaction(async (tx) => {
    // Several processes start at once, and “if not exists” is no lock.
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    await tx.execute(sql`create extension if not exists vector`)
    await tx.execute(sql`create schema if not exists search_points`)
    await tx.execute(sql`
      create table if not exists search_points.points (
        organisation_id text not null, hash text not null, model text not null, point halfvec not null,
        primary key (organisation_id, hash, model))`)
    await tx.execute(sql`
      create or replace function search_points.forget() returns trigger language plpgsql as $$
      begin
        delete from search_points.points
        where organisation_id = old.organisation_id and hash = old.hash and model = old.model;
        return null;
      end $$`)
    await tx.execute(sql`
      create or replace trigger forget_point after delete on meaning_vectors
      for each row execute function search_points.forget()`)
    const others = await tx.execute<{ name: string }>(sql`
      select indexname as name from pg_indexes
      where schemaname = 'search_points' and indexname like 'points\\_%' and indexname not in (${index}, 'points_pkey')`)
    for (const { name } of others) await tx.execute(sql`drop index search_points.${sql.identifier(name)}`)
    await tx.execute(sql`
      create index if not exists ${sql.identifier(index)} on search_points.points
      using hnsw ((point::${type}) halfvec_cosine_ops) where model = ${model}`)
    // A backup that was read in writes vectors without what hangs on them.
    await tx.execute(sql`
      delete from search_points.points p where not exists (
        select from meaning_vectors v
        where v.organisation_id = p.organisation_id and v.hash = p.hash and v.model = p.model)`)
  })
}

/** Takes the vectors that were stored before there was pgvector, or while it was not looked for. */
async function fill(db: Db, key: string, put: Points['put'], signal: AbortSignal): Promise<void> {
  let after = { organisationId: '', hash: '' }
  while (!signal.aborted) {
    const rows = await db.execute<{ organisation_id: string; hash: string; vector: Uint8Array }>(sql`
      select v.organisation_id, v.hash, v.vector from meaning_vectors v
      where v.model = ${key} and (v.organisation_id, v.hash) > (${after.organisationId}, ${after.hash})
        and not exists (
          select from search_points.points p
          where p.organisation_id = v.organisation_id and p.hash = v.hash and p.model = v.model)
      order by v.organisation_id, v.hash limit ${BATCH_SIZE}`)
    const missing = [...rows]
    for (const [organisationId, some] of Map.groupBy(missing, (row) => row.organisation_id))
      await put(
        db,
        organisationId,
        some.map(({ hash, vector }) => ({ hash, bytes: new Int8Array(vector) })),
      )
    const last = missing.at(-1)
    if (!last || missing.length < BATCH_SIZE) return
    after = { organisationId: last.organisation_id, hash: last.hash }
  }
}

async function countTexts(tx: Pick<Db, 'execute'>, organisationId: string, model: SQL): Promise<number> {
  const [row] = await tx.execute<{ count: string }>(sql`
    select count(*) from (
      select from search_points.points where organisation_id = ${organisationId} and model = ${model} limit ${SIZED}
    ) as counted`)
  return Number(row?.count ?? 0)
}
