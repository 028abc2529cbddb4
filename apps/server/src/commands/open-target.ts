import { type DatabaseClient, type DatabaseTarget, openDatabase } from '../db/client.ts'
import { CommandError } from './command-error.ts'

/** What PostgreSQL and the network answer where a person who set an address wrong can mend it. */
const WHY: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'its host is not known',
  ETIMEDOUT: 'it does not answer',
  CONNECT_TIMEOUT: 'it does not answer',
  '28P01': 'it refuses the password',
  '28000': 'it refuses the user',
  '3D000': 'it has no such database: create it',
  '42501': 'the user may not create tables or the extensions pg_trgm, unaccent and fuzzystrmatch',
}

/**
 * Opens the database that `DATABASE_URL` or `DATA_DIR` names.
 *
 * @param migrations How far its tables are brought; all the way when not given.
 * @throws {CommandError} When it cannot be reached or refuses.
 */
export async function openTarget(target: DatabaseTarget, migrations?: number): Promise<DatabaseClient> {
  try {
    return await openDatabase(target, migrations, 'of commands')
  } catch (error) {
    const why = WHY[codeOf(error) ?? '']
    if (why === undefined) throw error
    throw new CommandError(`DATABASE_URL cannot be used: ${why}`)
  }
}

function codeOf(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code } = current as { code?: unknown }
    if (typeof code === 'string') return code
  }
  return undefined
}
