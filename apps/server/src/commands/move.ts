import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type postgres from 'postgres'
import type { Config } from '../config/config.ts'
import { openDatabase } from '../db/client.ts'
import { CommandError } from './command-error.ts'
import { openTarget } from './open-target.ts'
import {
  type TableSum,
  type Tx,
  countMigrations,
  isUnused,
  listTables,
  prepare,
  readRows,
  readSequences,
  refill,
  sumTable,
  writeRows,
  writeSequences,
} from './tables.ts'

/**
 * Copies the embedded database below `DATA_DIR` to the PostgreSQL that `DATABASE_URL` names: one consistent view, in one
 * transaction that is kept only if every table has the same rows on both sides. Interrupted, it leaves the target empty.
 *
 * @throws {CommandError} If there is nothing to copy, or the target is not empty.
 */
export async function move(config: Config, say: (line: string) => void): Promise<void> {
  const dataDir = join(config.dataDir, 'database')
  if (config.database.kind !== 'postgres') {
    throw new CommandError(
      'Set DATABASE_URL to the PostgreSQL database to move to: postgres://user:password@host/database',
    )
  }
  if (!existsSync(dataDir)) {
    throw new CommandError(`There is no embedded database in ${dataDir}: set DATA_DIR to the folder that has it`)
  }
  await using source = await openDatabase({ kind: 'embedded', dataDir })
  await using target = await openTarget(config.database)
  const sums = await copy(source.sql, target.sql)
  for (const { table, rows, checksum } of sums)
    say(`  ${table.padEnd(32)} ${String(rows).padStart(9)} rows  ${checksum}`)
  const rows = sums.reduce((sum, each) => sum + each.rows, 0)
  say(`Moved ${sums.length} tables with ${rows} rows; numbers and checksums are the same on both sides.`)
  say('Start the server with the same DATABASE_URL and DATA_DIR. The embedded database stays as it was.')
}

async function copy(source: postgres.Sql, target: postgres.Sql): Promise<TableSum[]> {
  return source.begin('isolation level repeatable read read only', async (from) => {
    await prepare(from)
    return target.begin(async (to) => {
      await prepare(to)
      if (!(await isUnused(to))) throw new CommandError('The PostgreSQL database has people in it: name an empty one')
      await requireSameTables(from, to)
      const sums: TableSum[] = []
      await refill(to, async () => {
        for (const table of await listTables(from)) {
          for await (const rows of readRows(from, table)) await writeRows(to, table, rows)
          const sum = await sumTable(from, table)
          requireSame(sum, await sumTable(to, table))
          sums.push(sum)
        }
        await writeSequences(to, await readSequences(from))
      })
      return sums
    })
  }) as Promise<TableSum[]>
}

async function requireSameTables(from: Tx, to: Tx): Promise<void> {
  const tables = [await listTables(from), await listTables(to)].map((names) => names.join(', '))
  if (tables[0] !== tables[1] || (await countMigrations(from)) !== (await countMigrations(to))) {
    throw new CommandError('The PostgreSQL database has other tables than this version: name an empty one')
  }
}

/** @throws {CommandError} If a table did not arrive as it is. */
export function requireSame(wanted: TableSum, found: TableSum): void {
  if (wanted.rows === found.rows && wanted.checksum === found.checksum) return
  throw new CommandError(
    `Table ${wanted.table} did not arrive as it is (${found.rows} of ${wanted.rows} rows): nothing was changed`,
  )
}
