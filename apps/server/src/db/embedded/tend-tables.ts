import type { Sql } from 'postgres'

/** Smaller tables are read whole as fast as by any plan. In pages of 8 KB. */
const MIN_PAGES = 16

/**
 * Frees what deleted and replaced rows leave behind, and counts anew what the planner goes by. A PostgreSQL server does so by
 * itself (autovacuum); the embedded one has no process for it: its tables would grow with every change, and be planned for as
 * if they were empty.
 *
 * Every table is counted each time: from how many pages were known before, nobody can tell when rows were counted, as freeing
 * alone writes that down too. A table of 100,000 rows takes about 0.3 s.
 *
 * @param sql Of the embedded database. Each table is a statement of its own, so that requests come between.
 * @returns The names of the tables.
 */
export async function tendTables(sql: Sql): Promise<string[]> {
  const tables = await sql<{ schema: string; name: string }[]>`
    select n.nspname as schema, c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'search_points') and c.relkind = 'r'
      and pg_relation_size(c.oid) >= ${MIN_PAGES} * current_setting('block_size')::bigint
    order by c.relname`
  for (const { schema, name } of tables) await sql`vacuum (analyze) ${sql(schema)}.${sql(name)}`
  return tables.map(({ name }) => name)
}
