import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import postgres from 'postgres'
import { isTracing, type OpenSpan, openSpan, traced } from '../tracing/tracer.ts'
import type { Turns } from './turns.ts'

/** How long a transaction took, the wait for a connection included, and how long that wait was. */
export interface TransactionTimes {
  waitMs: number
  totalMs: number
}

/** What guarding takes besides. */
export interface GuardParts {
  /** How many transactions go on at a time; undefined: the driver's connections limit them. */
  turns?: Turns | undefined
  /** Told that something waits for the database. @returns To be called once it does not any more. */
  note?: () => () => void
  /** Told of each transaction that got a connection, however it ended. */
  onTransaction?: (times: TransactionTimes) => void
}

/** Tries of a transaction that others were in the way of, and the longest pause before the second one. */
const TRIES = 4
const PAUSE_MS = 30
// PostgreSQL gave one of several up so that the others could go on: a serialisation failure, a deadlock.
const DATABASE = { 'db.system.name': 'postgresql' }
const IN_THE_WAY = new Set(['40001', '40P01'])

/**
 * Lets statements past a transaction fail while one is open in the same flow of control. With the embedded database's
 * single connection they would wait for the transaction, which waits for them: for ever, and the whole server with them.
 * A pool has the same trap once every connection is inside a transaction.
 *
 * A transaction that was in another's way is done again: what it does outside of the database it has to do afterwards.
 */
export function guardTransactions(sql: postgres.Sql, parts: GuardParts = {}): postgres.Sql {
  const { turns, note = () => () => undefined, onTransaction = () => undefined } = parts
  const open = new AsyncLocalStorage<{ isOpen: boolean }>()
  const refuseInside = () => {
    if (open.getStore()?.isOpen) throw new Error('Inside a transaction use its own handle, not the database')
  }
  const runOnce = async (options: string, run: (tx: postgres.TransactionSql) => Promise<unknown>, askedAt: number) => {
    const scope = { isOpen: true }
    let startedAt: number | undefined
    const done = note()
    try {
      return await sql.begin(options, (tx) => {
        startedAt = performance.now()
        return open.run(scope, () => run(isTracing() ? traceStatements(tx) : tx))
      })
    } finally {
      done()
      if (startedAt !== undefined) onTransaction({ waitMs: startedAt - askedAt, totalMs: performance.now() - askedAt })
      // What was started inside and goes on afterwards is free again.
      scope.isOpen = false
    }
  }
  const begin = async (...args: unknown[]) => {
    const run = args.pop() as (tx: postgres.TransactionSql) => Promise<unknown>
    for (let tried = 1; ; tried += 1) {
      const askedAt = performance.now()
      const giveBack = turns && (await turns.take())
      try {
        return await traced({ name: 'transaction', kind: 'client', facts: DATABASE }, () =>
          runOnce(args.join(' '), run, askedAt),
        )
      } catch (error) {
        if (tried === TRIES || !wasInTheWay(error)) throw error
      } finally {
        giveBack?.()
      }
      await delay(Math.random() * PAUSE_MS * tried)
    }
  }
  const unsafe: postgres.Sql['unsafe'] = (...args) => {
    const query = sql.unsafe(...args)
    const done = note()
    const span = openStatement(args[0])
    // Later: whoever asked still says in which form the answer is to be.
    queueMicrotask(() => void settle(query, span).finally(done))
    return query as never
  }
  return new Proxy(sql, {
    apply(target, self, args) {
      // A call without a template only builds a part of a statement.
      if (Array.isArray((args[0] as { raw?: unknown } | undefined)?.raw)) refuseInside()
      return Reflect.apply(target, self, args)
    },
    get(target, name, receiver) {
      if (name === 'unsafe' || name === 'begin') refuseInside()
      if (name === 'begin') return begin
      return name === 'unsafe' ? unsafe : Reflect.get(target, name, receiver)
    },
  })
}

async function settle(query: PromiseLike<unknown>, span: OpenSpan | undefined): Promise<void> {
  try {
    await query
    span?.end()
  } catch (error) {
    // Whoever asked is told.
    span?.end(error)
  }
}

/** Follows a statement: by its first word, since the rest may hold anything. */
function openStatement(text: string): OpenSpan | undefined {
  if (!isTracing()) return undefined
  const word = /^\s*(select|insert|update|delete|with)\b/i.exec(text)?.[1]?.toLowerCase() ?? 'statement'
  return openSpan({ name: word, kind: 'client', facts: { ...DATABASE, 'db.operation.name': word } })
}

function traceStatements(tx: postgres.TransactionSql): postgres.TransactionSql {
  const unsafe: postgres.TransactionSql['unsafe'] = (...args) => {
    const query = tx.unsafe(...args)
    const span = openStatement(args[0])
    queueMicrotask(() => void settle(query, span))
    return query as never
  }
  return new Proxy(tx, {
    get: (target, name, receiver) => (name === 'unsafe' ? unsafe : Reflect.get(target, name, receiver)),
  })
}

function wasInTheWay(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof postgres.PostgresError && IN_THE_WAY.has(current.code)) return true
  }
  return false
}
