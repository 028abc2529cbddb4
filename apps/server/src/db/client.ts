import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import type { DatabaseConfig } from '../config/config.ts'
import { openEmbeddedDatabase } from './embedded/embedded-database.ts'
import { type TransactionTimes, guardTransactions } from './guard-transactions.ts'
import { migrate } from './migrate.ts'
import * as schema from './schema/index.ts'
import { type LossListener, ServerPool, TRANSACTIONS } from './server-pool.ts'
import { Turns } from './turns.ts'

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
  /** Has a listener told, from now on, of connections that were given up; there is one listener. */
  watchLosses: (listener: LossListener) => void
}

/** An in-memory database is for tests; the configuration never names it. */
export type DatabaseTarget = DatabaseConfig | { kind: 'memory' }

/** No request waits longer for its turn: with the embedded database there is no other way than to wait. */
const TURN_PATIENCE_MS = 5_000

/**
 * Opens the database and brings its tables up to date. Embedded or not, the driver and the SQL are the same.
 *
 * @param migrations Brings a new one only as far as a version with as many migrations did.
 * @param pace Of somebody who waits for an answer, or of a command that takes its time.
 */
export async function openDatabase(
  target: DatabaseTarget,
  migrations?: number,
  pace: 'of requests' | 'of commands' = 'of requests',
): Promise<DatabaseClient> {
  await using undo = new AsyncDisposableStack()
  const cleanUp = undo.use(new AsyncDisposableStack())
  const shared = { onnotice: () => {}, connection: { application_name: 'umkreis' } }
  let sql: postgres.Sql
  let pool: ServerPool | undefined
  let failed = new Promise<Error>(() => {})
  if (target.kind === 'postgres') {
    const migrating = postgres(target.url, { ...shared, max: 1 })
    await migrate(migrating, migrations).finally(() => migrating.end({ timeout: 5 }))
    if (pace === 'of requests') {
      pool = cleanUp.use(new ServerPool(target.url))
      sql = pool.sql
    } else {
      const patient = postgres(target.url, shared)
      cleanUp.defer(() => patient.end({ timeout: 5 }))
      sql = patient
    }
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
  sql = guardTransactions(sql, {
    turns: pool && new Turns(TRANSACTIONS, TURN_PATIENCE_MS),
    note: pool && (() => pool.note()),
    onTransaction: (times) => onTransaction(times),
  })
  const db = drizzle(sql, { schema, casing: 'snake_case' })
  undo.move()
  return {
    db,
    sql,
    failed,
    watchTransactions(listener) {
      onTransaction = listener
    },
    watchLosses(listener) {
      if (pool) pool.onLost = listener
    },
    [Symbol.asyncDispose]: () => cleanUp.disposeAsync(),
  }
}
