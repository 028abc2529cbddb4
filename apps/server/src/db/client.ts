import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import type { DatabaseConfig } from '../config/config.ts'
import { openEmbeddedDatabase } from './embedded/embedded-database.ts'
import { type TransactionTimes, guardTransactions } from './guard-transactions.ts'
import { migrate } from './migrate.ts'
import * as schema from './schema/index.ts'

export type Schema = typeof schema

/** The database, or a transaction on it: what readers and writers take, so that callers choose. */
export type Db = Pick<
  PostgresJsDatabase<Schema>,
  | '$count'
  | 'select'
  | 'selectDistinct'
  | 'selectDistinctOn'
  | 'insert'
  | 'update'
  | 'delete'
  | 'execute'
  | 'transaction'
  | '$with'
  | 'with'
>

export interface DatabaseClient extends AsyncDisposable {
  db: Db
  /** postgres.js itself, for statements the query builder cannot say. */
  sql: postgres.Sql
  /** Settles when the embedded database ends by itself; never with a PostgreSQL server. */
  failed: Promise<Error>
  /** Has a listener told of each transaction from now on; there is one listener. */
  watchTransactions: (listener: (times: TransactionTimes) => void) => void
}

/** An in-memory database is for tests; the configuration never names it. */
export type DatabaseTarget = DatabaseConfig | { kind: 'memory' }

// No request waits longer: what is stuck gives its connection back.
const TIMEOUTS = { statement_timeout: 30_000, idle_in_transaction_session_timeout: 60_000 }

/**
 * Opens the database and brings its tables up to date. Embedded or not, the driver and the SQL are the same.
 *
 * @param migrations Brings a new one only as far as a version with as many migrations did.
 */
export async function openDatabase(target: DatabaseTarget, migrations?: number): Promise<DatabaseClient> {
  await using undo = new AsyncDisposableStack()
  const cleanUp = undo.use(new AsyncDisposableStack())
  const shared = { onnotice: () => {}, connection: { application_name: 'umkreis' } }
  let sql: postgres.Sql
  let failed = new Promise<Error>(() => {})
  if (target.kind === 'postgres') {
    const migrating = postgres(target.url, { ...shared, max: 1 })
    await migrate(migrating, migrations).finally(() => migrating.end({ timeout: 5 }))
    const pool = postgres(target.url, { ...shared, max: 10, connection: { ...shared.connection, ...TIMEOUTS } })
    cleanUp.defer(() => pool.end({ timeout: 5 }))
    sql = pool
  } else {
    const embedded = cleanUp.use(await openEmbeddedDatabase(target.kind === 'memory' ? undefined : target.dataDir))
    failed = embedded.failed
    // One connection: the embedded database has a single session. Transactions wait for each other, queries pipeline.
    const single = postgres({ ...shared, host: embedded.socketDir, user: 'postgres', database: 'postgres', max: 1 })
    cleanUp.defer(() => single.end({ timeout: 5 }))
    await migrate(single, migrations)
    sql = single
  }
  let onTransaction = (_times: TransactionTimes) => {}
  sql = guardTransactions(sql, (times) => onTransaction(times))
  const db = drizzle(sql, { schema, casing: 'snake_case' })
  undo.move()
  return {
    db,
    sql,
    failed,
    watchTransactions(listener) {
      onTransaction = listener
    },
    [Symbol.asyncDispose]: () => cleanUp.disposeAsync(),
  }
}
