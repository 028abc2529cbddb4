import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate as runMigrations } from 'drizzle-orm/postgres-js/migrator'
import type postgres from 'postgres'

// Any number of this program's own: several processes that start together migrate one after the other.
const MIGRATION_LOCK = 7_305_811

/**
 * Runs the SQL files that this database has not seen yet, each once, in one transaction.
 *
 * @param sql A client of a single connection, because the lock belongs to the connection that took it.
 */
export async function migrate(sql: postgres.Sql): Promise<void> {
  await sql`select pg_advisory_lock(${MIGRATION_LOCK})`
  try {
    await runMigrations(drizzle(sql), { migrationsFolder: migrationsFolder() })
  } finally {
    await sql`select pg_advisory_unlock(${MIGRATION_LOCK})`
  }
}

/** Beside this module, from source as in the build, which copies the folder. */
function migrationsFolder(): string {
  const folder = fileURLToPath(new URL('./migrations', import.meta.url))
  if (!existsSync(folder)) throw new Error(`The migrations are missing: ${folder}`)
  return folder
}
