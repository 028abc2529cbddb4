import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
 * @param count Only the first ones, as many as an older version had; all of them when not given.
 */
export async function migrate(sql: postgres.Sql, count = Number.POSITIVE_INFINITY): Promise<void> {
  using folder = takeFirst(migrationsFolder(), count)
  await sql`select pg_advisory_lock(${MIGRATION_LOCK})`
  try {
    await runMigrations(drizzle(sql), { migrationsFolder: folder.path })
  } finally {
    await sql`select pg_advisory_unlock(${MIGRATION_LOCK})`
  }
}

/** How many SQL files this version has. */
export function countKnownMigrations(): number {
  return readJournal(migrationsFolder()).entries.length
}

interface Journal {
  entries: { tag: string }[]
}

function readJournal(folder: string): Journal {
  return JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as Journal
}

/** The migrator runs all that its folder lists: a shorter list is another folder. */
function takeFirst(folder: string, count: number): Disposable & { path: string } {
  const journal = readJournal(folder)
  if (count >= journal.entries.length) return { path: folder, [Symbol.dispose]: () => {} }
  const path = mkdtempSync(join(tmpdir(), 'umkreis-migrations-'))
  cpSync(folder, path, { recursive: true })
  const first = { ...journal, entries: journal.entries.slice(0, count) }
  writeFileSync(join(path, 'meta/_journal.json'), JSON.stringify(first))
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) }
}

/** Beside this module, from source as in the build, which copies the folder. */
function migrationsFolder(): string {
  const folder = fileURLToPath(new URL('./migrations', import.meta.url))
  if (!existsSync(folder)) throw new Error(`The migrations are missing: ${folder}`)
  return folder
}
