import type postgres from 'postgres'

/** Any numbers of this program's own, one for each thing that one process does at a time. */
const LOCKS = { upkeep: 7_305_812 }

/** Does something unless another process is doing it. @returns Whether it was done. */
export type Lock = (name: keyof typeof LOCKS, act: () => Promise<void>) => Promise<boolean>

/** Of a process that has its database for itself. */
export const OWN_LOCK: Lock = async (_name, act) => {
  await act()
  return true
}

/** Asks PostgreSQL, which gives a lock back when the connection of whoever holds it ends, however that comes about. */
export function createLock(sql: postgres.Sql): Lock {
  return async (name, act) => {
    // The lock belongs to the connection that took it.
    await using held = await holdConnection(sql)
    const [row] = await held.connection`select pg_try_advisory_lock(${LOCKS[name]}) as "isMine"`
    if (!row?.isMine) return false
    try {
      await act()
    } finally {
      await held.connection`select pg_advisory_unlock(${LOCKS[name]})`
    }
    return true
  }
}

async function holdConnection(sql: postgres.Sql): Promise<AsyncDisposable & { connection: postgres.ReservedSql }> {
  const connection = await sql.reserve()
  return { connection, [Symbol.asyncDispose]: async () => connection.release() }
}
