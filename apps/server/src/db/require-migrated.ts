import { readFileSync } from 'node:fs'
import type postgres from 'postgres'

interface Journal {
  entries: { when: number }[]
}

const { entries } = JSON.parse(
  readFileSync(new URL('./migrations/meta/_journal.json', import.meta.url), 'utf8'),
) as Journal
const newestOfOurs = Math.max(...entries.map(({ when }) => when))

/**
 * Asks the database whether it has the tables that this version works with; a newer version may have added to them.
 *
 * @throws If it has not, such as after an older backup was restored below a running process, or if it does not answer.
 */
export async function requireMigrated(sql: postgres.Sql): Promise<void> {
  const [row] = await sql<{ newest: number | null }[]>`
    select max(created_at)::float8 as newest from drizzle.__drizzle_migrations`
  if ((row?.newest ?? 0) < newestOfOurs) throw new Error('The tables are those of an older version')
}
