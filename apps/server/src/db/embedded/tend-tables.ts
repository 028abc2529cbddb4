import type { Sql } from 'postgres'

/** Smaller tables are read whole as fast as by any plan. In pages of 8 KB. */
const MIN_PAGES = 16
/** What the planner goes by is counted again once a table has grown by this share. */
const GROWTH = 0.1

/**
 * Frees what deleted and replaced rows leave behind, and counts anew what the planner goes by in tables that have grown.
 * A PostgreSQL server does so by itself (autovacuum); the embedded one has no process for it: its tables would grow with
 * every change, and be planned for as if they were empty.
 *
 * @param sql Of the embedded database. Each table is a statement of its own, so that requests come between.
 * @returns The names of the tables that were counted.
 */
export async function tendTables(sql: Sql): Promise<string[]> {
  const tables = await sql<{ name: string; hasGrown: boolean }[]>`
    select c.relname as name, c.reltuples < 0 or now.pages > c.relpages * ${1 + GROWTH}::float as "hasGrown"
    from pg_class c
    cross join lateral (select pg_relation_size(c.oid) / current_setting('block_size')::int as pages) now
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and now.pages >= ${MIN_PAGES}
    order by c.relname`
  for (const { name, hasGrown } of tables) await sql`vacuum ${hasGrown ? sql`(analyze)` : sql``} ${sql(name)}`
  return tables.filter(({ hasGrown }) => hasGrown).map(({ name }) => name)
}
