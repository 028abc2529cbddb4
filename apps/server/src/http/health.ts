import type { Hono } from 'hono'
import type { Context } from '../context.ts'
import type { HttpEnv } from './route.ts'

/** `/healthz`: the process answers. `/readyz`: so does all that a request needs, and it is not about to stop. */
export function addHealth(app: Hono<HttpEnv>, { readiness }: Context): void {
  app.get('/healthz', (http) => http.json({ status: 'ok' }))
  app.get('/readyz', async (http) => {
    const parts = [...(await readiness.ask())]
    const failing = parts.filter(([, isReady]) => !isReady).map(([name]) => name)
    http.header('cache-control', 'no-store')
    if (failing.length === 0) return http.json({ status: 'ready' })
    return http.json({ status: 'not ready', failing }, 503)
  })
}
