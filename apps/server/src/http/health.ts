import { setTimeout as delay } from 'node:timers/promises'
import type { Hono } from 'hono'
import type { Context } from '../context.ts'
import type { HttpEnv } from './route.ts'

// A database that is stuck answers neither yes nor no.
const PATIENCE_MS = 5_000

/** `/healthz`: the process answers. `/readyz`: so does its database, whose tables are up to date since the start. */
export function addHealth(app: Hono<HttpEnv>, context: Context): void {
  app.get('/healthz', (http) => http.json({ status: 'ok' }))
  app.get('/readyz', async (http) => {
    try {
      const patience = new AbortController()
      const late = delay(PATIENCE_MS, undefined, { signal: patience.signal, ref: false })
      const tooLate = late.then(() => Promise.reject(new Error('No answer in time')))
      tooLate.catch(() => {})
      await Promise.race([context.sql`select 1`, tooLate]).finally(() => patience.abort())
      return http.json({ status: 'ready' })
    } catch (error) {
      context.logger.error({ err: error }, 'The database does not answer')
      return http.json({ status: 'not ready' }, 503)
    }
  })
}
