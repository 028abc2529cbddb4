import { AsyncLocalStorage } from 'node:async_hooks'
import type postgres from 'postgres'

/** How long a transaction took, the wait for a connection included, and how long that wait was. */
export interface TransactionTimes {
  waitMs: number
  totalMs: number
}

/**
 * Lets statements past a transaction fail while one is open in the same flow of control. With the embedded database's
 * single connection they would wait for the transaction, which waits for them: for ever, and the whole server with them.
 * A pool has the same trap once every connection is inside a transaction.
 *
 * @param onTransaction Told of each one that got a connection, however it ended.
 */
export function guardTransactions(
  sql: postgres.Sql,
  onTransaction: (times: TransactionTimes) => void = () => undefined,
): postgres.Sql {
  const open = new AsyncLocalStorage<{ isOpen: boolean }>()
  const refuseInside = () => {
    if (open.getStore()?.isOpen) throw new Error('Inside a transaction use its own handle, not the database')
  }
  const begin = async (...args: unknown[]) => {
    const run = args.pop() as (tx: postgres.TransactionSql) => Promise<unknown>
    const scope = { isOpen: true }
    const askedAt = performance.now()
    let startedAt: number | undefined
    try {
      return await sql.begin(args.join(' '), (tx) => {
        startedAt = performance.now()
        return open.run(scope, () => run(tx))
      })
    } finally {
      if (startedAt !== undefined) onTransaction({ waitMs: startedAt - askedAt, totalMs: performance.now() - askedAt })
      // What was started inside and goes on afterwards is free again.
      scope.isOpen = false
    }
  }
  return new Proxy(sql, {
    apply(target, self, args) {
      // A call without a template only builds a part of a statement.
      if (Array.isArray((args[0] as { raw?: unknown } | undefined)?.raw)) refuseInside()
      return Reflect.apply(target, self, args)
    },
    get(target, name, receiver) {
      if (name === 'unsafe' || name === 'begin') refuseInside()
      return name === 'begin' ? begin : Reflect.get(target, name, receiver)
    },
  })
}
