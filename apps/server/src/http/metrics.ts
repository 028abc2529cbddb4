import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context as HonoContext, Hono } from 'hono'
import { isLoopback } from '../config/is-loopback.ts'
import type { Context } from '../context.ts'
import type { HttpEnv } from './route.ts'

/** What somebody puts on a request who passes it on. */
const PASSED_ON = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via']

/**
 * `/metrics` on the port of the product, unless it has a port of its own. In production only for who asks from this
 * machine itself: how much is written, sent and refused is nobody else's business.
 */
export function addMetrics(app: Hono<HttpEnv>, { config, metrics }: Context): void {
  if (config.metricsPort !== undefined) return
  app.get('/metrics', async (http) => {
    if (config.isProduction && !isAskedHere(http)) return http.notFound()
    return http.body(await metrics.read(), 200, {
      'content-type': metrics.contentType,
      'cache-control': 'no-store',
    })
  })
}

/** A proxy on this machine asks from here too, for the whole world: it says for whom, or names the host it was asked for. */
function isAskedHere(http: HonoContext<HttpEnv>): boolean {
  const host = URL.parse(`http://${http.req.header('host') ?? ''}`)?.hostname.replace(/^\[|\]$/g, '') ?? ''
  // Who is connected, and not whom limits count: of an IPv6 address that is a whole network.
  const remote = getConnInfo(http).remote.address ?? ''
  return (
    isLoopback(remote.replace(/^::ffff:/, '')) &&
    isLoopback(host) &&
    PASSED_ON.every((name) => http.req.header(name) === undefined)
  )
}
