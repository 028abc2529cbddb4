import type { Hono } from 'hono'
import type { Context } from '../context.ts'
import type { HttpEnv } from './route.ts'

/** `/healthz`: the process answers. `/readyz`: so does its database, whose tables are up to date since the start. */
export function addHealth(app: Hono<HttpEnv>, context: Context): void {
  app.get('/healthz', (http) => http.json({ status: 'ok' }))
  app.get('/readyz', async (http) => {
    try {
      await context.sql`select 1`
      return http.json({ status: 'ready' })
    } catch (error) {
      context.logger.error({ err: error }, 'The database does not answer')
      return http.json({ status: 'not ready' }, 503)
    }
  })
}
