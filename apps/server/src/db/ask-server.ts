import { setTimeout as delay } from 'node:timers/promises'
import postgres from 'postgres'

const PATIENCE_MS = 5_000

/**
 * Asks a PostgreSQL server over a new connection whether it works on anything for connections of one name. If not, or if
 * it waits in the middle of a transaction for what does not come, has them given up and ends what they left there.
 *
 * @param giveUp Ends this side of them.
 * @throws If the server does not answer in time, or does not let itself be asked.
 */
export async function askServer(url: string, name: string, giveUp: () => void): Promise<void> {
  const sql = postgres(url, {
    max: 1,
    connect_timeout: PATIENCE_MS / 1000,
    fetch_types: false,
    prepare: false,
    onnotice: () => {},
    connection: { application_name: 'umkreis asks', statement_timeout: PATIENCE_MS },
  })
  const late = new AbortController()
  try {
    const tooLate = delay(2 * PATIENCE_MS, undefined, { signal: late.signal }).then(() => {
      throw new Error('The database did not answer in time')
    })
    await Promise.race([settle(sql, name, giveUp), tooLate])
  } finally {
    late.abort()
    await sql.end({ timeout: 0 })
  }
}

async function settle(sql: postgres.Sql, name: string, giveUp: () => void): Promise<void> {
  const mine = sql`application_name = ${name} and datname = current_database() and usename = current_user`
  const [found] = await sql<{ known: number; working: number; stuck: number; askedAt: string }[]>`
    select count(*)::int as known,
      count(*) filter (where state = 'active' or state_change > clock_timestamp() - interval '2 seconds')::int as working,
      count(*) filter (
        where state like 'idle in transaction%' and state_change < clock_timestamp() - interval '4 seconds'
      )::int as stuck,
      clock_timestamp()::text as "askedAt"
    from pg_stat_activity where ${mine}`
  // Behind a pooler that hides names nothing can be told.
  if (!found || found.known === 0) throw new Error('The database does not know these connections')
  if (found.working > 0 && found.stuck === 0) return
  giveUp()
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where ${mine} and backend_start < ${found.askedAt}::timestamptz`
}
