import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { traced } from '../tracing/tracer.ts'
import type { HttpEnv } from './route.ts'

/**
 * Follows a request, under the pattern of its route: addresses and query strings may carry tokens. As a trace of its own,
 * whatever `traceparent` says: proxies pass it on as they get it, and a caller would decide what is kept and among which
 * spans of others it stands.
 */
export const traceRequest: MiddlewareHandler<HttpEnv> = (http, next) => {
  const { method } = http.req
  return traced({ name: method, kind: 'server', facts: { 'http.request.method': method } }, async (span) => {
    await next()
    const route = routePath(http)
    span?.rename(`${method} ${route}`)
    span?.add({ 'http.route': route, 'http.response.status_code': http.res.status })
  })
}
